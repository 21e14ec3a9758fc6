/** Common password words, which people decorate with digits. */
export const commonWords: ReadonlySet<string> = new Set(
  `aaaa abc abcd abcde abcdef access account action adidas admin administrator adrian africa airplane alaska albert
   alex alexander alexandra alexis alice alicia allison alpha amanda amber america american andrea andrew angel angela
   angels animal anna anthony antonio apollo apple apples april argentina arizona arsenal arthur asdf asdfgh asdfghjkl
   ashley asshole august aurora austin australia autumn baby babygirl babyboy bailey ball banana bandit bank barbara
   barcelona barney baseball basketball batman beach bear beatles beauty beautiful beaver bella benjamin berlin betting
   bigdaddy bigdog bingo birthday bitch black blackjack blade blessed blink blonde blue bluebird bond bonnie boomer
   booster boss boston brandon brasil brazil bridge brother bubba bubbles buddy buffalo bullshit bulldog buster butter
   butterfly california calvin camaro cameron canada captain cardinal carlos carmen carolina caroline cash casino cassie
   casper castle catherine champion champions chance changeme charles charlie charlotte cheese chelsea chester chevy
   chicago chicken china chocolate chris christian christina christine christopher claudia coffee college colorado
   computer connor cookie cookies cooper copper corona corvette cowboy cowboys creative cricket crystal dallas dance
   dancer daniel daniela danielle david death december default demo denver desktop destiny dexter diablo diamond
   diamonds dinosaur dollar dolphin dolphins donald dragon dragons dream dreams drummer eagle eagles eclipse eddie
   edward einstein elephant elizabeth emily eminem emma empire england enigma enter eric everton explorer facebook
   falcon family fantasy fashion father february felix ferrari fire fireman fish fishing flower flowers florida fluffy
   football forever formula fortune france francis frank franklin freddy freedom freeuser friday friend friends friendship
   fuck fucker fucking fuckme fuckoff fuckyou gabriel gabriela galaxy gambler gamer games gandalf garfield gateway
   gemini general genesis genius george georgia germany ghost giants gibson ginger girl girls giovanni gizmo god godzilla
   gold golden golf golfer good goodluck google gordon grace grandma great green greenday gregory guest guitar gunner
   hacker hahaha hallo hammer hannah happy happiness hardcore harley harrison harry harrypotter hawaii heart heather heaven
   hello hellokitty helpme hendrix henry hercules hero hiphop hockey holiday hollywood home honda honey horses hotdog
   hotmail house houston hunter iceman iloveu iloveyou india infinity instagram internet ireland ironman isabella island
   italia italy jackass jackie jackpot jackson jacob jaguar jake james january japan jasmine jason jasper javier jeff jennifer
   jeremy jerome jessica jessie jesus jesuschrist jimmy joanna john johnny johnson jonathan jordan jordan jose joseph
   joshua july june junior jupiter justice justin juventus karina kevin killer kimberly king kings kitten kitty knight
   kristina lakers laura lauren legend leonard letmein liberty lightning linda linkedin little liverpool login london
   looser losangeles love loveme lovely lover loveyou lucky luckyday luckyeight madison madrid maggie magic malaysia
   manager manchester manutd marcus margaret maria marie marina marine mario mark marley marlboro marseille martin martina
   marvin mary master matrix matthew maverick maxwell melanie melissa member mercedes merlin metallica mexico michael michel
   michelle mickey midnight miguel miller million millionaire minecraft mister mittens molly monday money monica monkey
   monster montana morgan morning mother mountain movie muffin murphy music mustang myspace mylove naruto nascar natalie
   natasha nathan naughty newyork nicholas nicole nigger ninja nintendo nirvana nissan nothing november nwo october
   office oliver olivia online orange orlando oscar pacific paladin pamela panda panther paradise paris parker party
   pass passion passport passw passwd passwort password passwords patches patricia patrick peaches peace peanut pegasus pepper
   perfect peter phantom philips phoenix picasso picture pikachu pirate pizza planet platinum play playboy player players
   please poker pokemon police poohbear pookie popcorn porsche portugal power precious predator pretty prince princess
   private puppy purple pussy qazwsx qazwsxedc queen qwer qwert qwerty qwertyuiop qwertz rabbit racing raiders rainbow
   ranger rangers raymond realmadrid rebecca redsox redskins remember richard river robert roberto rocket rocky
   ronaldo rooster root rosebud roulette royal russia ryan sabrina samantha samsung samuel sandra sarah saturn school
   scooby scooter scorpion scotland secret secure security september server service sexy shadow shannon sharon shelby
   shopping shorty silver simple simpson simpsons single skippy skyline slayer slipknot slots smith smokey snickers
   snoopy snowball snowman soccer softball soldier sonic sophia sophie sorry spain sparky special spencer spider
   spiderman spirit sport sports spring stalker starwars steelers stella stephanie stephen steve steven strawberry student
   stupid success summer sunday sunflower sunny sunset sunshine super superman superstar support surfer susan sweet
   sweetheart sweety system taylor teacher teddy temp tennis teresa test tester testing testtest texas thankyou thomas
   thunder tiffany tiger tigers tigger time tinkerbell titanic together tomcat toyota travel travis trinity trouble
   trustme tucker turtle tweety twitter unicorn united universe unknown user valentina valentine vampire vanessa
   vegas veronica victor victoria vietnam viking viper virginia volleyball voodoo walter warcraft warrior water webmaster welcome
   whatever white wildcat william williams willow wilson windows winner winners winston winter wizard wolf wolfgang
   wolverine wonder worldcup xavier xxxx yahoo yamaha yankee yankees yellow youtube zaq zaqwsx zaqxsw zxcv zxcvb zxcvbn zxcvbnm
   aini aiwo baobao baobei caonima dalao facai fengkuang gongxi haha iloveu jiayou laopo laogong mima nihao shengri shouji tiantian
   wangluo wodeai wodemima woaini woaiwojia woaizhongguo woshishui xiaoming xingfu yiqi zhang zhongguo zhuanqian
   abang cinta sayang rahsia rahasia katalaluan malaysia selamat indonesia bismillah`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Complete common passwords that neither the words nor the keyboard walks cover. */
export const commonWholes: ReadonlySet<string> = new Set(
  `trustno1 letmein1 ncc1701d ncc1701e rush2112 bond007 red12345 thx11380 oicu8123 8675309a 5201314a a5201314 1314520a
   52013145 woaini520 woaini1314 woaini521 5201314520 13145200 1314521a 521521521 520520520 168168168 aa123456 a123456a qq123456
   q123456789 qwe123456 asd123456 zxc123456 abc123456 aaa123456 as123456 wang1234 zhang123 li123456 123456abc 123456qq
   123456aa 123123aa 123123qwe 123321aa 112233aa 11223344 1122334455 12344321 1234554321 12345654 123454321 1234567a
   12345678a 123456789a a1234567 a12345678 a123456789 1234qwer qwer1234 1234abcd abcd1234 asdf1234 1234asdf zxcv1234
   qwerty12 qwerty123 qwerty1234 pass1234 p@ssw0rd p@ssword pa55word pa$$word passw0rd welcome1 welcome123 admin123 admin1234
   root1234 test1234 user1234 guest123 login123 changeme1 iloveyou1 iloveyou2 iloveyou3 football1 baseball1 monkey123 dragon123
   superman1 princess1 sunshine1 whatever1 computer1 michael1 jordan23 liverpool1 chelsea1 arsenal1 blink182 charlie1
   mustang1 pokemon1 starwars1 ihateyou ihateyou1 iamthebest fuckyou2 fuckyou1 fuckyou123 yourmom1 nopassword
   mypassword mypass123 ourhouse letmeinnow opensesame correcthorsebatterystaple 00000000 01234567 10101010 12121212 13131313
   14141414 20202020 12312312 98765432 31415926 3141592653 27182818 147258369 159357159 15935700 741852963 789456123 369258147
   963852741 123698745 321654987 987456321 14725836 75395146 951753852 112112112 19191919 12301230 13579246 24681012 1357924680
   qwertyui asdfghjk zxcvbnm1 asdfasdf qweqwe123 asdasd123 zxczxc123 qazwsx123 1qaz2wsx 1q2w3e4r zaq12wsx zaq1zaq1 xsw2zaq1
   qwe123qwe 123qweasd asd123asd abcabc123 a1b2c3d4 abc12345 1a2b3c4d aa112233 q1w2e3r4 1qazxsw2 3edc4rfv google123
   samsung1 samsung123 iphone123 android1 windows10 microsoft1 facebook1 nintendo64 playstation playstation3 playstation4
   xbox360live counterstrike minecraft1 leagueoflegends worldofwarcraft grandtheftauto ilovemyself iloveme123 iloveyou123
   ilovegod jesus123 jesuslove1 godisgood godisgreat blessed1 allah786 bismillah1 krishna1 omsairam jaimatadi saibaba1
   india123 pakistan1 china123 malaysia1 vietnam1 thailand1 philippines singapore1 hongkong1 taiwan123 japan123 korea123`
    .split(/\s+/)
    .filter((whole) => whole !== ''),
);
