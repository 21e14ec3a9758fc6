import type { BodyOf } from '../ContentRow.ts';
import { told } from './told.ts';

type Announcement = BodyOf<'announcement'>;
type Texts = Announcement['title'];

const say = (
  type: Announcement['type'],
  title: Texts,
  content: Texts,
  { execution = 'A', promotionType = '' }: Partial<Pick<Announcement, 'execution' | 'promotionType'>> = {},
): Announcement => ({ type, execution, title, content, promotionType });

/** Twelve notices, two help headlines, popups for each audience and the offers. `{brand}` is the brand's name. */
export const announcements: readonly Announcement[] = [
  say(
    'PL',
    told(
      '{brand} 是演示站点，请勿真实转账',
      '{brand} is a demonstration: please do not send real money',
      '{brand} ialah demonstrasi: sila jangan hantar wang sebenar',
    ),
    told(
      '<p>本站的资金、银行账户和牌照均为虚构。您看到的每一个数字都来自真实运行的账本，但没有任何一笔是真钱。</p>',
      '<p>Money, bank accounts and licences of this site are fictional. Every figure you see comes from a ledger that really runs, but none of it is real money.</p>',
      '<p>Wang, akaun bank dan lesen laman ini adalah rekaan. Setiap angka datang daripada lejar yang benar-benar berjalan, tetapi tiada satu pun wang sebenar.</p>',
    ),
  ),
  say(
    'PL',
    told(
      '《龙八》上线：回报率逐一计数得出',
      'Dragon Eight is open, with a return that was counted',
      'Dragon Eight dibuka, dengan pulangan yang dikira',
    ),
    told(
      '<p>五轴三行，百搭与免费旋转。赔付表和回报率在首次旋转前就能查看，每一局都能 <a href="/help#verify-a-round">自行验算</a>。</p>',
      '<p>Five reels, three rows, wilds and free spins. Pay table and return are there before the first spin, and every round can be <a href="/help#verify-a-round">checked by you</a>.</p>',
      '<p>Lima gelendong, tiga baris, simbol liar dan putaran percuma. Jadual bayaran dan pulangan ada sebelum putaran pertama, dan setiap pusingan boleh <a href="/help#verify-a-round">disemak oleh anda</a>.</p>',
    ),
  ),
  say(
    'PL',
    told('转账时请务必填写附言', 'Please write the remark on your transfer', 'Sila tulis catatan pada pindahan anda'),
    told(
      '<p>每笔存款都有专属附言，我们靠它找到您的付款。没有附言的转账需要人工查找，到账会晚一些。</p>',
      '<p>Each deposit has a remark of its own, and it is how we find your payment. A transfer without it has to be searched for by hand and takes longer.</p>',
      '<p>Setiap deposit mempunyai catatannya sendiri, dan begitulah kami menemui bayaran anda. Pindahan tanpa catatan perlu dicari dengan tangan dan mengambil masa lebih lama.</p>',
    ),
  ),
  say(
    'PL',
    told(
      '过期的收款信息请勿再用',
      'Do not pay to bank details that have expired',
      'Jangan bayar kepada butiran bank yang telah tamat tempoh',
    ),
    told(
      '<p>收款信息在倒计时结束后失效。如已过期，请重新申请存款；如已付款，请带回单联系客服。</p>',
      '<p>Bank details end with their countdown. Ask for a new deposit if yours is over; if you have paid already, contact customer service with the receipt.</p>',
      '<p>Butiran bank tamat bersama kiraan detiknya. Mohon deposit baharu jika telah tamat; jika anda sudah membayar, hubungi khidmat pelanggan dengan resit.</p>',
    ),
  ),
  say(
    'PL',
    told('先试玩，再决定', 'Try it for fun before you decide', 'Cuba percuma sebelum memutuskan'),
    told(
      '<p>带有“免费试玩”的游戏使用试玩币，规则与概率完全相同。<a href="/help#fun-play">了解更多</a></p>',
      '<p>Games with “Try for fun” use play money, with the same rules and the same odds. <a href="/help#fun-play">Read more</a></p>',
      '<p>Permainan dengan “Cuba percuma” menggunakan wang mainan, dengan peraturan dan peluang yang sama. <a href="/help#fun-play">Baca lagi</a></p>',
    ),
  ),
  say(
    'PL',
    told('如何验证一局游戏', 'How to check a round yourself', 'Cara menyemak pusingan sendiri'),
    told(
      '<p>在投注记录中打开任意一局，即可用验证工具在您的浏览器中重新计算。<a href="/help#verify-a-round">分步说明</a></p>',
      '<p>Open any round of your betting record and recompute it in your own browser. <a href="/help#verify-a-round">Step by step</a></p>',
      '<p>Buka mana-mana pusingan dalam rekod pertaruhan anda dan kira semula dalam pelayar anda sendiri. <a href="/help#verify-a-round">Langkah demi langkah</a></p>',
    ),
  ),
  say(
    'PL',
    told(
      '我们绝不会索要您的密码或验证码',
      'We never ask for your password or a code',
      'Kami tidak pernah meminta kata laluan atau kod anda',
    ),
    told(
      '<p>任何以 {brand} 名义索要密码、验证码或要求向其他账户转账的人都是骗子。请立即告知客服。</p>',
      '<p>Anybody who asks for one in the name of {brand}, or wants you to pay to another account, is a fraud. Please tell customer service at once.</p>',
      '<p>Sesiapa yang memintanya atas nama {brand}, atau mahu anda membayar ke akaun lain, ialah penipu. Sila beritahu khidmat pelanggan segera.</p>',
    ),
  ),
  say(
    'PL',
    told('投注记录可以下载', 'Your betting record can be downloaded', 'Rekod pertaruhan anda boleh dimuat turun'),
    told(
      '<p>在会员中心按日期筛选后，点击“下载”，即可得到包含每一局的 CSV 文件。</p>',
      '<p>Filter by date in the member centre and press <b>Download</b>: a CSV file with every round, to the cent.</p>',
      '<p>Tapis mengikut tarikh di pusat ahli dan tekan <b>Muat turun</b>: fail CSV dengan setiap pusingan, hingga ke sen.</p>',
    ),
  ),
  say(
    'PL',
    told('日期按本站时区计算', 'Days are those of the site’s time zone', 'Hari dikira mengikut zon masa laman ini'),
    told(
      '<p>记录、活动与截止时间均以页面顶部时钟所示的时区为准。</p>',
      '<p>Records, offers and deadlines follow the time zone of the clock at the top of the page.</p>',
      '<p>Rekod, tawaran dan tarikh akhir mengikut zon masa jam di bahagian atas halaman.</p>',
    ),
  ),
  say(
    'PL',
    told(
      '网络中断不影响已下注的一局',
      'A broken line does not break your round',
      'Talian terputus tidak merosakkan pusingan anda',
    ),
    told(
      '<p>结果在服务器上决定并入账。<a href="/help#interrupted-round">断线后如何查看</a></p>',
      '<p>Results are decided and paid on the server. <a href="/help#interrupted-round">Where to look afterwards</a></p>',
      '<p>Keputusan ditentukan dan dibayar pada pelayan. <a href="/help#interrupted-round">Di mana hendak melihatnya</a></p>',
    ),
  ),
  say(
    'PL',
    told(
      '开始之前，先定好时间和金额',
      'Set a time and a sum before you start',
      'Tetapkan masa dan jumlah sebelum bermula',
    ),
    told(
      '<p>游戏旁边始终显示本次的时间和净输赢。更多建议见 <a href="/help#safer-play">理性游戏</a>。</p>',
      '<p>Beside every game you see the time and the net result of this session. More in <a href="/help#safer-play">Keep it a game</a>.</p>',
      '<p>Di sebelah setiap permainan anda melihat masa dan hasil bersih sesi ini. Lebih lanjut dalam <a href="/help#safer-play">Kekalkan sebagai permainan</a>.</p>',
    ),
  ),
  say(
    'PL',
    told('本站提供深色与浅色外观', 'This site comes in dark and in light', 'Laman ini tersedia dalam gelap dan cerah'),
    told(
      '<p>在页面顶部切换外观和语言，您的选择会被记住。</p>',
      '<p>Switch looks and language at the top of the page; your choice is remembered.</p>',
      '<p>Tukar penampilan dan bahasa di bahagian atas halaman; pilihan anda diingati.</p>',
    ),
  ),
  say(
    'H',
    told('帮助：什么是可验证公平', 'Help: what provably fair means', 'Bantuan: maksud keadilan yang boleh dibuktikan'),
    told(
      '<p>先锁定，再混合，后公开，三步即可。<a href="/help#provably-fair">阅读全文</a></p>',
      '<p>Committed, mixed, revealed: three steps. <a href="/help#provably-fair">Read the article</a></p>',
      '<p>Dikunci, dicampur, didedahkan: tiga langkah. <a href="/help#provably-fair">Baca artikel</a></p>',
    ),
  ),
  say(
    'H',
    told(
      '帮助：把本站添加到主屏幕',
      'Help: keep this site on your home screen',
      'Bantuan: simpan laman ini pada skrin utama',
    ),
    told(
      '<p><a href="/help#install-ios">iPhone 和 iPad</a> · <a href="/help#install-android">Android</a></p>',
      '<p><a href="/help#install-ios">iPhone and iPad</a> · <a href="/help#install-android">Android</a></p>',
      '<p><a href="/help#install-ios">iPhone dan iPad</a> · <a href="/help#install-android">Android</a></p>',
    ),
  ),
  say(
    'PU',
    told('欢迎回到 {brand}', 'Good to see you at {brand}', 'Selamat kembali ke {brand}'),
    told(
      '<p>您的奖励都在奖励中心，条件写在最前面。</p><p>提醒：这是演示站点，没有真钱。</p>',
      '<p>Whatever is waiting for you stands in the reward centre, with its conditions first.</p><p>A reminder: this is a demonstration, and no money here is real.</p>',
      '<p>Apa yang menunggu anda ada di pusat ganjaran, dengan syaratnya dahulu.</p><p>Peringatan: ini ialah demonstrasi, dan tiada wang di sini yang sebenar.</p>',
    ),
    { execution: 'A', promotionType: 'REWARD' },
  ),
  say(
    'PU',
    told('存款提示', 'About deposits', 'Tentang deposit'),
    told(
      '<p>请填写专属附言，并在倒计时结束前转账。<a href="/help#deposit">如何存款</a></p>',
      '<p>Use the remark of your deposit and pay before the countdown ends. <a href="/help#deposit">How to make a deposit</a></p>',
      '<p>Gunakan catatan deposit anda dan bayar sebelum kiraan detik tamat. <a href="/help#deposit">Cara membuat deposit</a></p>',
    ),
    { execution: 'A' },
  ),
  say(
    'PU',
    told('欢迎来到 {brand}', 'Welcome to {brand}', 'Selamat datang ke {brand}'),
    told(
      '<p>随意看看，无需注册即可试玩部分游戏。</p><ul><li>每款游戏都标明回报率</li><li>每一局都可验证</li><li>年满 18 岁方可注册</li></ul>',
      '<p>Look around; some games can be tried without an account.</p><ul><li>Every game states its return</li><li>Every round can be checked</li><li>Accounts are for adults of 18 and older</li></ul>',
      '<p>Lihatlah sekeliling; sesetengah permainan boleh dicuba tanpa akaun.</p><ul><li>Setiap permainan menyatakan pulangannya</li><li>Setiap pusingan boleh disemak</li><li>Akaun untuk orang dewasa 18 tahun ke atas</li></ul>',
    ),
    { execution: 'B' },
  ),
  say(
    'PU',
    told('您的账号已准备好', 'Your account is ready', 'Akaun anda sudah sedia'),
    told(
      '<p>三件事值得先知道：</p><ol><li>投注记录列出每一局。</li><li>密码不要告诉任何人。</li><li>设定一个金额，到了就停。</li></ol>',
      '<p>Three things worth knowing first:</p><ol><li>Your betting record lists every round.</li><li>Your password is for nobody else.</li><li>Set yourself a sum, and stop there.</li></ol>',
      '<p>Tiga perkara yang patut diketahui dahulu:</p><ol><li>Rekod pertaruhan anda menyenaraikan setiap pusingan.</li><li>Kata laluan anda bukan untuk orang lain.</li><li>Tetapkan satu jumlah, dan berhenti di situ.</li></ol>',
    ),
    { execution: 'F' },
  ),
  say(
    'PR',
    told('试玩永远免费', 'Fun play is always free', 'Main percuma sentiasa percuma'),
    told(
      '<p>无需存款，无需注册。试玩币没有价值，规则与概率和真实模式相同。</p>',
      '<p>No deposit and no account needed. Play money has no value; rules and odds are those of real play.</p>',
      '<p>Tiada deposit dan tiada akaun diperlukan. Wang mainan tiada nilai; peraturan dan peluangnya sama seperti sebenar.</p>',
    ),
  ),
  say(
    'PR',
    told('存款零手续费', 'Deposits without a fee', 'Deposit tanpa caj'),
    told(
      '<p>银行转账不收手续费，您申请多少就入账多少。若方式有费用，付款前会写明。</p>',
      '<p>Bank transfers are credited in full. Where a method has a fee, it is shown before you pay.</p>',
      '<p>Pindahan bank dikreditkan sepenuhnya. Jika kaedah mempunyai caj, ia ditunjukkan sebelum anda membayar.</p>',
    ),
  ),
  say(
    'PR',
    told(
      '验证挑战：找出一处不符',
      'The verifier challenge: find one mismatch',
      'Cabaran pengesah: cari satu yang tidak sepadan',
    ),
    told(
      '<p>用验证工具重算任意一局。如果结果与记录不符，请把局号告诉我们，我们会公开答复。<a href="/help#verify-a-round">从这里开始</a></p>',
      '<p>Recompute any round. Should it differ from the record, send us its number and we answer in public. <a href="/help#verify-a-round">Start here</a></p>',
      '<p>Kira semula mana-mana pusingan. Jika ia berbeza daripada rekod, hantar nombornya dan kami menjawab secara terbuka. <a href="/help#verify-a-round">Mula di sini</a></p>',
    ),
  ),
  say(
    'AG',
    told('代理中心已开放', 'The agent centre is open', 'Pusat ejen telah dibuka'),
    told(
      '<p>在这里开户、分享注册链接、查看团队数据与报表。每个数字都来自账本与注单，点击即可查看明细。</p>',
      '<p>Open accounts, hand out registration links and read what your team does. Every figure comes from the ledger and the rounds, and leads to its rows.</p>',
      '<p>Buka akaun, kongsi pautan pendaftaran dan lihat prestasi pasukan anda. Setiap angka datang daripada lejar dan pusingan, dan membawa kepada barisnya.</p>',
    ),
  ),
  say(
    'AG',
    told('彩票日以 02:00 为界', 'Lottery days begin at 02:00', 'Hari loteri bermula pada 02:00'),
    told(
      '<p>彩票与电子彩票的统计日为 02:00 至次日 02:00，其他类别为 00:00 至 23:59。报表与薪酬使用同一规则。</p>',
      '<p>Lotteries count from 02:00 to 02:00, everything else from 00:00 to 23:59. Reports and pay go by the same days.</p>',
      '<p>Loteri dikira dari 02:00 hingga 02:00, yang lain dari 00:00 hingga 23:59. Laporan dan bayaran mengikut hari yang sama.</p>',
    ),
  ),
];
