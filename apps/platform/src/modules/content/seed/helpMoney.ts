import type { BodyOf } from '../ContentRow.ts';
import { told } from './told.ts';

/** Help about deposits and account entries. */
export const helpMoney: readonly BodyOf<'article'>[] = [
  {
    slug: 'deposit',
    topic: 'money',
    title: told('如何存款', 'How to make a deposit', 'Cara membuat deposit'),
    content: told(
      '<ol><li>打开钱包，点击“存款”，选择方式并输入金额。限额和手续费在付款前显示。</li><li>您会得到收款账户、准确金额和一个专属附言。</li><li>按该金额转账，并把附言写在转账备注中。</li><li>专人核对到账后批准，余额会自动更新，无需刷新页面。</li></ol><p>这些信息只在倒计时结束前有效。过期后请勿再向该账户转账，请重新申请。</p><p>本站为演示，收款银行并不存在，请勿真实转账。</p>',
      '<ol><li>Open the wallet, press <b>Deposit</b>, choose a method and enter the amount. Limits and the fee are shown before you pay.</li><li>You get the bank details, the exact amount and a remark of your own.</li><li>Transfer exactly this amount and write the remark on the transfer.</li><li>A person checks what arrived and approves it. Your balance changes by itself.</li></ol><p>The details are valid until the countdown ends. Do not pay to them afterwards; ask for a new deposit instead.</p><p>This site is a demonstration: the bank does not exist, so please do not transfer real money.</p>',
      '<ol><li>Buka dompet, tekan <b>Deposit</b>, pilih kaedah dan masukkan jumlah. Had dan caj ditunjukkan sebelum anda membayar.</li><li>Anda menerima butiran bank, jumlah tepat dan catatan khas anda.</li><li>Pindahkan jumlah yang tepat dan tulis catatan itu pada pindahan.</li><li>Seorang petugas menyemak dan meluluskannya. Baki anda berubah dengan sendirinya.</li></ol><p>Butiran sah sehingga kiraan detik tamat. Jangan bayar selepas itu; mohon deposit baharu.</p><p>Laman ini ialah demonstrasi: bank tersebut tidak wujud, jadi sila jangan pindahkan wang sebenar.</p>',
    ),
  },
  {
    slug: 'deposit-not-credited',
    topic: 'money',
    title: told('存款未到账', 'A deposit that was not credited', 'Deposit yang tidak dikreditkan'),
    content: told(
      '<p>在钱包的“我的存款”中可以看到状态和原因：</p><ul><li><b>处理中</b>：正在等待到账或核对。</li><li><b>未入账</b>：原因会写明，例如未到账、金额不符、缺少附言或付款人姓名不符。</li><li><b>已过期</b>：时限内无人确认。</li></ul><p>如果您已经付款，请带上银行回单和存款编号联系客服。同一笔申请不会重复入账。</p>',
      '<p><b>My deposits</b> in the wallet shows the state of each one and the reason:</p><ul><li><b>Pending</b>: we wait for the transfer or are checking it.</li><li><b>Not credited</b>: the reason is given, such as nothing arrived, another amount, no remark, or another payer.</li><li><b>Expired</b>: nobody could confirm it in time.</li></ul><p>If you have paid, contact customer service with the receipt of your bank and the number of the deposit. A request is never credited twice.</p>',
      '<p><b>Deposit saya</b> dalam dompet menunjukkan status setiap satu dan sebabnya:</p><ul><li><b>Menunggu</b>: kami menunggu pindahan atau sedang menyemaknya.</li><li><b>Tidak dikreditkan</b>: sebab dinyatakan, seperti tiada yang diterima, jumlah berbeza, tiada catatan atau pembayar lain.</li><li><b>Tamat tempoh</b>: tiada yang dapat mengesahkannya dalam masa.</li></ul><p>Jika anda telah membayar, hubungi khidmat pelanggan dengan resit bank dan nombor deposit. Satu permohonan tidak pernah dikreditkan dua kali.</p>',
    ),
  },
  {
    slug: 'balance-and-records',
    topic: 'money',
    title: told('余额与记录', 'Balance and records', 'Baki dan rekod'),
    content: told(
      '<p>余额按小数点后两位显示，多出的部分只截断、不进位；系统内部以更高精度记账，一分不少。</p><p>会员中心的“投注记录”列出每一局：投注、派彩和结果，可以按日期筛选并下载为 CSV 文件。日期按本站时区计算，页面顶部的时钟显示的就是该时区。</p><p>点击余额旁的眼睛图标可以隐藏金额。</p>',
      '<p>The balance is shown with two decimals. What lies beyond is cut off and never rounded up; the books are kept more exactly, and nothing is lost.</p><p><b>Betting record</b> in the member centre lists every round with stake, payout and result. It can be filtered by date and downloaded as a CSV file. Days are those of the time zone of this site, which the clock at the top shows.</p><p>The eye beside the balance hides the amounts.</p>',
      '<p>Baki ditunjukkan dengan dua tempat perpuluhan. Selebihnya dipotong dan tidak pernah dibundarkan ke atas; buku akaun disimpan dengan lebih tepat dan tiada yang hilang.</p><p><b>Rekod pertaruhan</b> di pusat ahli menyenaraikan setiap pusingan dengan pertaruhan, bayaran dan hasil. Ia boleh ditapis mengikut tarikh dan dimuat turun sebagai fail CSV. Hari dikira mengikut zon masa laman ini, seperti jam di bahagian atas.</p><p>Ikon mata di sebelah baki menyembunyikan jumlah.</p>',
    ),
  },
];
