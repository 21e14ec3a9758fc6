export const words = {
  game_maintenance: 'We are doing maintenance',
  info_maintenance: 'The site is closed for a little while. Please come back later.',
  blockip: 'Not available in your region',
  info_ip_block: 'Your IP address {ip} is in a region that this site does not serve.',
  invalidUrl: 'Invalid URL, please contact customer service',
  expected: 'Back about {time}',
  safe: 'Your balance and bets are safe.',
  service: 'Customer service',
  again: 'Try again',
  comesBack: 'This page opens the site by itself as soon as it is back.',
  language: 'Language',
};
