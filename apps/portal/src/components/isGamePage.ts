/** The pages on which a game is played, in lower case. Nothing of the shell may come between player and game there. */
const gamePages: readonly string[] = ['/seamless', '/lottery', '/vnlottery', '/sealottery'];

/** Whether a path, however it is capitalised, is one on which a game is played. */
export const isGamePage = (pathname: string): boolean =>
  gamePages.includes(pathname.toLowerCase().replace(/(?<=.)\/+$/, ''));
