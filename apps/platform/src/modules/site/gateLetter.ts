import { createLetter } from '@baize/contract/feedback/createLetter';
import { getBotChallenge } from '@baize/contract/identity/getBotChallenge';
import type { Language } from '@baize/contract/languages';
import { gateWords } from './gateWords.ts';

/**
 * The way to customer service on the page of a closed site, where the brand has none outside: a letter, answered by mail.
 * It needs its script (`gateScript`) and stays hidden without.
 */
export function gateLetter(language: Language): string {
  const words = gateWords[language];
  return `<details class="letter" data-letter hidden>
<summary>${words.service}</summary>
<form data-language="${language}" data-path="${createLetter.path}" data-challenge="${getBotChallenge.path}?action=contact" data-sent="${words.letterSent}" data-failed="${words.letterFailed}">
<label>${words.letterName}<input name="name" maxlength="64" autocomplete="name"></label>
<label>${words.letterEmail}<input name="email" type="email" maxlength="128" autocomplete="email" required></label>
<label>${words.letterContent}<textarea name="content" rows="5" minlength="10" maxlength="500" required></textarea></label>
<button>${words.letterSend}</button>
</form>
<p role="status"></p>
</details>`;
}
