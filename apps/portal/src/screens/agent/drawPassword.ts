/** Letters and digits that nobody takes for one another, on paper or on the phone. */
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A first password of fourteen characters: letters of both cases and digits, evenly drawn. */
export function drawPassword(): string {
  const letters: string[] = [];
  while (letters.length < 14) {
    for (const byte of crypto.getRandomValues(new Uint8Array(32))) {
      // What would make the first letters more likely is drawn again.
      const letter = byte < alphabet.length * 4 ? alphabet[byte % alphabet.length] : undefined;
      if (letter !== undefined && letters.length < 14) letters.push(letter);
    }
  }
  return letters.join('');
}
