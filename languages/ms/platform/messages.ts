import type { MessageWords } from '../../../apps/platform/src/modules/outbox/templates.ts';

export const words: MessageWords = {
  login: {
    subject: 'Kod log masuk {brand}',
    body: '{brand}: {code} ialah kod log masuk anda, sah selama {minutes} minit. Jangan beritahu sesiapa.',
  },
  register: {
    subject: 'Kod pendaftaran {brand}',
    body: '{brand}: {code} ialah kod pendaftaran anda, sah selama {minutes} minit. Jangan beritahu sesiapa.',
  },
  recovery: {
    subject: 'Kod kata laluan baharu {brand}',
    body: '{brand}: {code} ialah kod untuk kata laluan baharu anda, sah selama {minutes} minit. Abaikan jika bukan anda yang meminta.',
  },
  verification: {
    subject: 'Log masuk {brand} dari tempat baharu',
    body: '{brand}: {code} mengesahkan log masuk dari tempat baharu, sah selama {minutes} minit. Jika bukan anda, tukar kata laluan anda.',
  },
  binding: {
    subject: 'Kod pengikatan {brand}',
    body: '{brand}: {code} mengikat nombor atau alamat ini pada akaun anda, sah selama {minutes} minit. Jangan beritahu sesiapa. Abaikan jika bukan anda yang meminta.',
  },
  recoveryLink: {
    subject: 'Kata laluan baharu untuk {brand}',
    body: 'Helo {account},\n\nbuka pautan ini dalam masa {minutes} minit untuk menetapkan kata laluan baharu; ia hanya boleh digunakan sekali:\n\n{link}\n\nJika bukan anda yang meminta, abaikan mel ini dan kata laluan anda tidak berubah.\n\n{brand}',
  },
  firstPassword: {
    subject: 'Kata laluan pertama anda untuk {brand}',
    body: '{brand}: kata laluan pertama bagi {account} ialah {password} . Anda memilih kata laluan sendiri semasa log masuk.',
  },
  letterAnswer: {
    subject: '{brand}: surat anda {number}',
    body: '{answer}\n\nInilah jawapan kami kepada surat anda {number}. Tiada sesiapa membaca e-mel ke alamat ini; tulis semula melalui Khidmat pelanggan di laman kami.\n\n{brand}',
  },
};
