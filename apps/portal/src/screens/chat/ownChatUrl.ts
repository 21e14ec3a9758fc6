/** The address of the chat as a frame may load it: our own page and no other, whatever was answered. Throws otherwise. */
export function ownChatUrl(chatUrl: string, origin: string): string {
  const url = URL.canParse(chatUrl, origin) ? new URL(chatUrl, origin) : undefined;
  if (url === undefined || url.origin !== origin || url.pathname !== '/chat/' || url.username !== '') {
    throw new Error('The address of the chat leads elsewhere.');
  }
  return url.href;
}
