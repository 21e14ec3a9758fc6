/** The address of an avatar's picture; its name comes from a closed list of the server. */
export const avatarImage = (icon: string): string => `/brand/images/avatars/${icon}.svg`;
