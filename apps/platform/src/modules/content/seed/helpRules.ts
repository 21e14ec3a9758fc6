import type { BodyOf } from '../ContentRow.ts';
import { told } from './told.ts';

/** Terms of use, and responsible gaming. `{brand}` is the brand's name. */
export const helpRules: readonly BodyOf<'article'>[] = [
  {
    slug: 'user-agreement',
    topic: 'agreement',
    title: told('用户协议', 'User agreement', 'Perjanjian pengguna'),
    content: told(
      '<p>{brand} 是一个演示平台。此处的资金、银行账户和牌照均为虚构，请勿进行真实转账。</p><h3>谁可以参与</h3><p>仅限年满 18 岁、且所在地法律允许的人士。每人一个账号，账号不得转让。</p><h3>您的账号</h3><p>您须妥善保管密码，并对账号内的操作负责。发现异常请立即联系客服。</p><h3>投注与结果</h3><p>投注一经系统接受即为有效。结果由游戏供应商的服务器决定，并记录在您的投注记录中。因故障产生的错误派彩可以更正，每次更正都会在您的账目中留下一条独立记录。</p><h3>暂停与关闭</h3><p>出现欺诈、多账号或违反本协议的情况，平台可以限制账号；您也可以随时要求关闭账号。</p><h3>修改</h3><p>本协议的更改会在公告中提前说明。</p>',
      '<p>{brand} is a demonstration. Its money, bank accounts and licences are fictional: please do not transfer real money.</p><h3>Who may play</h3><p>Persons of 18 years or older, where the law of the place they are in allows it. One person has one account, which cannot be handed on.</p><h3>Your account</h3><p>Keep your password to yourself; what is done with the account counts as done by you. Tell customer service at once if something looks wrong.</p><h3>Bets and results</h3><p>A bet stands once the system has accepted it. The result is decided on the server of the game’s vendor and is kept in your betting record. A payout that was wrong because of a fault can be corrected; every correction is a line of its own in your account and nothing is overwritten.</p><h3>Limits and closing</h3><p>An account may be limited in cases of fraud, of several accounts of one person, or of a breach of this agreement. You may have yours closed at any time.</p><h3>Changes</h3><p>Changes of this agreement are announced in advance among the notices.</p>',
      '<p>{brand} ialah sebuah demonstrasi. Wang, akaun bank dan lesennya adalah rekaan: sila jangan pindahkan wang sebenar.</p><h3>Siapa boleh bermain</h3><p>Mereka yang berumur 18 tahun ke atas, di tempat yang dibenarkan oleh undang-undang. Seorang mempunyai satu akaun yang tidak boleh dipindah milik.</p><h3>Akaun anda</h3><p>Simpan kata laluan anda; apa yang dilakukan dengan akaun dianggap dilakukan oleh anda. Beritahu khidmat pelanggan segera jika ada yang tidak kena.</p><h3>Pertaruhan dan keputusan</h3><p>Pertaruhan sah sebaik sahaja sistem menerimanya. Keputusan ditentukan pada pelayan pembekal permainan dan disimpan dalam rekod pertaruhan anda. Bayaran yang salah akibat kerosakan boleh dibetulkan; setiap pembetulan ialah satu baris tersendiri dalam akaun anda dan tiada apa yang ditulis ganti.</p><h3>Had dan penutupan</h3><p>Akaun boleh dihadkan jika berlaku penipuan, pemilikan beberapa akaun atau pelanggaran perjanjian ini. Anda boleh meminta akaun ditutup pada bila-bila masa.</p><h3>Perubahan</h3><p>Perubahan perjanjian ini diumumkan lebih awal dalam notis.</p>',
    ),
  },
  {
    slug: 'privacy',
    topic: 'agreement',
    title: told('我们保存哪些信息', 'What we keep about you', 'Maklumat yang kami simpan'),
    content: told(
      '<ul><li>用户名，以及密码的单向散列值。密码本身从不保存。</li><li>您自己填写的联系方式。</li><li>登录的时间与网络地址，用于保护账号。</li><li>存款、投注和账目。账目只能追加，不能修改或删除。</li></ul><p>这些信息用于运营您的账号和履行法律义务。您可以向客服索取您的信息副本。</p>',
      '<ul><li>Your user name, and a one-way hash of your password. The password itself is never kept.</li><li>Contact details that you enter yourself.</li><li>Times and network addresses of logins, to protect the account.</li><li>Deposits, bets and the entries of your account. Entries are only added; they are never changed or removed.</li></ul><p>We use them to run your account and to meet what the law asks. Customer service gives you a copy on request.</p>',
      '<ul><li>Nama pengguna anda dan cincangan sehala kata laluan. Kata laluan itu sendiri tidak pernah disimpan.</li><li>Butiran hubungan yang anda masukkan sendiri.</li><li>Masa dan alamat rangkaian log masuk, untuk melindungi akaun.</li><li>Deposit, pertaruhan dan catatan akaun anda. Catatan hanya ditambah; ia tidak pernah diubah atau dibuang.</li></ul><p>Ia digunakan untuk mengendalikan akaun anda dan memenuhi kehendak undang-undang. Khidmat pelanggan akan memberikan salinan atas permintaan.</p>',
    ),
  },
  {
    slug: 'safer-play',
    topic: 'saferPlay',
    title: told('理性游戏', 'Keep it a game', 'Kekalkan sebagai permainan'),
    content: told(
      '<p>任何随机游戏，长期来看都需要付出成本。请只用您输得起的钱。</p><ul><li>开始之前先定下时间和金额，到了就停。</li><li>不要追回损失。每一局与上一局无关。</li><li>游戏画面上的“本次游戏”始终显示时间、投注额和净输赢。</li><li>疲倦、生气或饮酒后不要游戏。</li></ul><p>如果游戏已不再是娱乐，请要求客服关闭您的账号，并向身边的人或专业机构求助，例如 <a href="https://www.gamblersanonymous.org/">Gamblers Anonymous</a>。</p>',
      '<p>Every game of chance costs money in the long run. Play with what you can afford to lose, and with nothing else.</p><ul><li>Decide on a time and a sum before you start, and stop there.</li><li>Do not chase a loss. No round knows about the one before.</li><li>“This session” beside the game always shows your time, your stakes and your net result.</li><li>Do not play when tired, angry or after drinking.</li></ul><p>If it is not a game any more, ask customer service to close your account and talk to somebody: a person you trust, or people who know, such as <a href="https://www.gamblersanonymous.org/">Gamblers Anonymous</a>.</p>',
      '<p>Setiap permainan untung nasib menelan kos dalam jangka panjang. Bermainlah hanya dengan wang yang anda sanggup kehilangan.</p><ul><li>Tetapkan masa dan jumlah sebelum bermula, dan berhenti di situ.</li><li>Jangan kejar kerugian. Tiada pusingan yang mengetahui pusingan sebelumnya.</li><li>“Sesi ini” di sebelah permainan sentiasa menunjukkan masa, pertaruhan dan hasil bersih anda.</li><li>Jangan bermain ketika letih, marah atau selepas minum alkohol.</li></ul><p>Jika ia bukan lagi permainan, minta khidmat pelanggan menutup akaun anda dan berbincanglah dengan seseorang yang anda percayai, atau dengan mereka yang arif seperti <a href="https://www.gamblersanonymous.org/">Gamblers Anonymous</a>.</p>',
    ),
  },
  {
    slug: 'adults-only',
    topic: 'saferPlay',
    title: told('未成年人保护', 'Adults only', 'Orang dewasa sahaja'),
    content: told(
      '<p>未满 18 岁者不得注册或游戏。发现未成年人账号会立即关闭。</p><ul><li>家中有孩子时，不要让浏览器记住密码。</li><li>离开设备前退出登录。</li><li>家长可以使用设备自带的家长控制功能屏蔽本站。</li></ul>',
      '<p>Nobody under 18 may register or play. An account that turns out to belong to a minor is closed at once.</p><ul><li>Where children use the same device, do not let the browser keep your password.</li><li>Log out before you leave it.</li><li>The parental controls of the device can block this site.</li></ul>',
      '<p>Sesiapa di bawah 18 tahun tidak boleh mendaftar atau bermain. Akaun yang didapati milik kanak-kanak ditutup serta-merta.</p><ul><li>Jika kanak-kanak menggunakan peranti yang sama, jangan biarkan pelayar menyimpan kata laluan anda.</li><li>Log keluar sebelum anda meninggalkannya.</li><li>Kawalan ibu bapa pada peranti boleh menyekat laman ini.</li></ul>',
    ),
  },
];
