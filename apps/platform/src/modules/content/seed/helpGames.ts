import type { BodyOf } from '../ContentRow.ts';
import { told } from './told.ts';

/** Help about playing, and about verifying rounds. */
export const helpGames: readonly BodyOf<'article'>[] = [
  {
    slug: 'start-a-game',
    topic: 'games',
    title: told('开始游戏', 'Starting a game', 'Memulakan permainan'),
    content: told(
      '<p>在大厅选择游戏。卡片上标明赔付线、投注范围和回报率。登录后以真实余额进入；没有登录时会先请您登录，然后回到所选游戏。</p><p>按一次转一次，没有自动旋转。游戏旁边显示本次的时间、投注和净输赢。</p>',
      '<p>Choose a game in the lobby. Its card names lines, limits and return. Members enter with their balance; guests are asked to log in first and then come back to the game they chose.</p><p>One press is one spin; nothing spins by itself. Beside the game you see the time, the stakes and the net result of this session.</p>',
      '<p>Pilih permainan di lobi. Kadnya menyatakan garisan, had dan pulangan. Ahli masuk dengan baki mereka; tetamu diminta log masuk dahulu dan kemudian kembali ke permainan yang dipilih.</p><p>Satu tekanan ialah satu putaran; tiada yang berputar sendiri. Di sebelah permainan anda melihat masa, pertaruhan dan hasil bersih sesi ini.</p>',
    ),
  },
  {
    slug: 'fun-play',
    topic: 'games',
    title: told('免费试玩', 'Play for fun', 'Main percuma'),
    content: told(
      '<p>带有“免费试玩”的游戏可以用试玩币体验，规则、概率和回报率与真实模式完全相同。试玩币没有价值，不能提取，也不会影响您的余额。</p>',
      '<p>Games with <b>Try for fun</b> can be played with play money. Rules, odds and return are the same as for real. Play money has no value, cannot be paid out and does not touch your balance.</p>',
      '<p>Permainan dengan <b>Cuba percuma</b> boleh dimainkan dengan wang mainan. Peraturan, peluang dan pulangannya sama seperti sebenar. Wang mainan tiada nilai, tidak boleh dikeluarkan dan tidak menyentuh baki anda.</p>',
    ),
  },
  {
    slug: 'interrupted-round',
    topic: 'games',
    title: told('游戏中途断线', 'When a round is interrupted', 'Apabila pusingan terganggu'),
    content: told(
      '<p>结果在服务器上决定，而不是在您的屏幕上。投注被接受后，即使断网或关闭页面，该局也会结束，派彩计入您的余额。</p><p>请在投注记录中查看该局。若页面提示“未下注”，则没有扣款。</p>',
      '<p>The result is decided on the server and not on your screen. Once a bet was accepted, the round is finished and paid even if the line breaks or you close the page.</p><p>Look for the round in your betting record. Where the page says that nothing was staked, nothing was taken.</p>',
      '<p>Keputusan ditentukan pada pelayan dan bukan pada skrin anda. Sebaik sahaja pertaruhan diterima, pusingan itu diselesaikan dan dibayar walaupun talian terputus atau anda menutup halaman.</p><p>Cari pusingan itu dalam rekod pertaruhan anda. Jika halaman menyatakan tiada pertaruhan dibuat, tiada wang diambil.</p>',
    ),
  },
  {
    slug: 'dragon-eight',
    topic: 'games',
    title: told('《龙八》规则', 'Rules of Dragon Eight', 'Peraturan Dragon Eight'),
    content: told(
      '<p>五轴三行的电子游艺，设有百搭和免费旋转。完整的赔付表在游戏内的“信息”中，回报率由逐一枚举全部停点得出，并非模拟估算。</p><p>每一局结束后都可以在投注记录中重看，并在验证工具中重新计算。</p>',
      '<p>A slot on five reels and three rows, with wilds and free spins. The whole pay table stands in the information of the game. Its return is counted over every possible stop and is not an estimate.</p><p>Every finished round can be seen again from the betting record and recomputed in the verifier.</p>',
      '<p>Slot dengan lima gelendong dan tiga baris, lengkap dengan simbol liar dan putaran percuma. Jadual bayaran penuh ada dalam maklumat permainan. Pulangannya dikira ke atas setiap hentian yang mungkin dan bukan anggaran.</p><p>Setiap pusingan yang selesai boleh dilihat semula dari rekod pertaruhan dan dikira semula dalam pengesah.</p>',
    ),
  },
  {
    slug: 'provably-fair',
    topic: 'fairness',
    title: told('什么是可验证公平', 'What provably fair means', 'Maksud keadilan yang boleh dibuktikan'),
    content: told(
      '<ol><li><b>先锁定</b>：旋转之前，供应商公布其秘密种子的散列值。散列值无法倒推，种子也就无法再更改。</li><li><b>再混合</b>：您的种子和局号加入每次计算，因此供应商也无法事先知道结果。</li><li><b>后公开</b>：更换种子后，旧种子公开，任何人都能核对散列值并重算每一局。</li></ol>',
      '<ol><li><b>Committed.</b> Before you spin, the vendor shows the hash of its secret seed. A hash cannot be turned back, so the seed cannot be changed any more.</li><li><b>Mixed.</b> Your own seed and the number of the round go into every draw, so that the vendor cannot know the result either.</li><li><b>Revealed.</b> When the seed is replaced, the old one is published. Anyone can compare its hash and recompute every round.</li></ol>',
      '<ol><li><b>Dikunci.</b> Sebelum anda memutar, pembekal menunjukkan cincangan benih rahsianya. Cincangan tidak boleh diterbalikkan, maka benih itu tidak boleh diubah lagi.</li><li><b>Dicampur.</b> Benih anda sendiri dan nombor pusingan dimasukkan dalam setiap cabutan, jadi pembekal juga tidak dapat mengetahui hasilnya.</li><li><b>Didedahkan.</b> Apabila benih diganti, benih lama diterbitkan. Sesiapa boleh membandingkan cincangannya dan mengira semula setiap pusingan.</li></ol>',
    ),
  },
  {
    slug: 'verify-a-round',
    topic: 'fairness',
    title: told('验证一局游戏', 'Checking a round yourself', 'Menyemak pusingan sendiri'),
    content: told(
      '<ol><li>打开会员中心的投注记录，选择一局。</li><li>若种子尚未公开，请先在游戏中更换种子。</li><li>打开验证工具，种子和局号已经填好。</li><li>您的浏览器会重新计算，并与记录对照。计算不经过我们的服务器。</li></ol>',
      '<ol><li>Open the betting record in the member centre and choose a round.</li><li>If its seed has not been revealed yet, replace the seed in the game first.</li><li>Open the verifier; seeds and number are filled in.</li><li>Your own browser recomputes the round and compares it with the record. Our servers take no part in it.</li></ol>',
      '<ol><li>Buka rekod pertaruhan di pusat ahli dan pilih satu pusingan.</li><li>Jika benihnya belum didedahkan, ganti benih dalam permainan dahulu.</li><li>Buka pengesah; benih dan nombor telah diisi.</li><li>Pelayar anda sendiri mengira semula pusingan dan membandingkannya dengan rekod. Pelayan kami tidak terlibat.</li></ol>',
    ),
  },
  {
    slug: 'return-to-player',
    topic: 'fairness',
    title: told('如何理解回报率', 'Reading a return to player', 'Memahami pulangan kepada pemain'),
    content: told(
      '<p>回报率 96% 表示：在极多局之后，平均每投注 100 会返还 96，平台保留 4。它不是对某一次游戏的承诺，短时间内的结果可能相差很远。</p><p>自研游戏的回报率是精确值，由逐一计数得出；它不因玩家、时间或余额而改变。</p>',
      '<p>A return of 96 % means: over very many rounds, 96 of every 100 staked come back on average and the house keeps 4. It promises nothing for one evening; short stretches can lie far from it.</p><p>The returns of the house games are exact and were counted. They are the same for every player, at every hour and at every balance.</p>',
      '<p>Pulangan 96 % bermaksud: dalam jumlah pusingan yang sangat banyak, 96 daripada setiap 100 yang dipertaruhkan kembali secara purata dan rumah menyimpan 4. Ia tidak menjanjikan apa-apa untuk satu malam; tempoh singkat boleh jauh berbeza.</p><p>Pulangan permainan rumah adalah tepat dan telah dikira. Ia sama untuk setiap pemain, pada setiap masa dan setiap baki.</p>',
    ),
  },
];
