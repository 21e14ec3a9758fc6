export { closeTicket } from './closeTicket.ts';
export { createFollowUp } from './createFollowUp.ts';
export { createReply } from './createReply.ts';
export { createTicket } from './createTicket.ts';
export { getFeedback } from './getFeedback.ts';
export { getFeedbackImage } from './getFeedbackImage.ts';
export { getTicketImage } from './getTicketImage.ts';
export { listTickets } from './listTickets.ts';
