/** The pictures of the house that an invitation may show, by the names that the platform keeps. */
export const invitePictures = {
  register: '/brand/images/entry/register.webp',
  login: '/brand/images/entry/login.webp',
  welcome: '/brand/images/hero/welcome-720.webp',
} as const;
