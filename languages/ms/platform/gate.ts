import type { GateWords } from '../../../apps/platform/src/modules/web/gateWords.ts';

export const words: GateWords = {
  game_maintenance: 'Kami sedang menyelenggara',
  info_maintenance: 'Laman ini ditutup seketika. Sila kembali sebentar lagi.',
  blockip: 'Tidak tersedia di kawasan anda',
  info_ip_block: 'Alamat IP anda {ip} berada di kawasan yang tidak dilayani oleh laman ini.',
  invalidUrl: 'URL tidak sah, sila hubungi khidmat pelanggan',
  expected: 'Dijangka kembali pada {time}',
  safe: 'Baki dan pertaruhan anda selamat.',
  service: 'Khidmat pelanggan',
  again: 'Cuba lagi',
  comesBack: 'Halaman ini akan membuka laman sendiri sebaik sahaja ia kembali.',
  language: 'Bahasa',
  yourIp: 'Alamat IP anda: {ip}',
  letterName: 'Nama anda (pilihan)',
  letterEmail: 'Alamat e-mel untuk jawapan kami',
  letterContent: 'Apa yang boleh kami bantu? (10 hingga 500 aksara)',
  letterSend: 'Hantar',
  letterSent: 'Surat anda {number} telah diterima. Jawapan akan dihantar melalui e-mel.',
  letterFailed: 'Surat itu tidak dapat dihantar. Sila semak alamat dan teks, kemudian cuba lagi sebentar nanti.',
};
