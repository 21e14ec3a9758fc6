/** Style sheet of the simulated games: the game's own colour, brass for money, chalk for text. */
export const simStyle = `
:root{color-scheme:dark;--brass:#e4bf6b;--chalk:#f6f1e2}*{box-sizing:border-box}
body{margin:0;min-height:100dvh;padding:14px;display:grid;place-items:start center;color:var(--chalk);font:16px/1.45 system-ui,sans-serif;
background:radial-gradient(circle at 50% 0,hsl(var(--hue) 40% 22%),hsl(var(--hue) 45% 8%) 75%) fixed}
main{width:min(1080px,100%);display:grid;gap:12px}
header{display:flex;justify-content:space-between;align-items:start;gap:12px}h1{margin:0;font-size:22px;line-height:1.2}
p{margin:0}.label{font-size:13px;color:#e9e1cb}.money{text-align:right}.money span{display:block;font-size:12px;color:#e9e1cb}
.money strong{font-size:20px;font-variant-numeric:tabular-nums;color:var(--brass);white-space:nowrap}
.table{border-radius:18px;background:radial-gradient(circle at 50% 40%,hsl(var(--hue) 42% 32%),hsl(var(--hue) 48% 15%));
box-shadow:inset 0 0 0 2px #f4dfa533,0 12px 34px #0007;padding:10px}
svg{display:block;width:100%;max-height:44dvh}.is-new .thing{animation:land .5s ease-out both}
@keyframes land{from{opacity:0;transform:translateY(-14px)}}
@media(prefers-reduced-motion:reduce){.is-new .thing{animation:none}}
#said{min-height:28px;text-align:center;font-weight:650;font-size:18px}#said.is-won{color:var(--brass)}
form{display:grid;gap:12px}fieldset{border:0;margin:0;padding:0;min-width:0}legend{padding:0 0 6px;font-size:13px;color:#e9e1cb}
.choices{display:grid;gap:8px;grid-template-columns:repeat(auto-fit,minmax(150px,1fr))}.choices legend{grid-column:1/-1}
.stakes{display:flex;gap:8px;flex-wrap:wrap}.stakes legend{width:100%}
label input{position:absolute;opacity:0;pointer-events:none}label{position:relative;display:grid}
.choice span{display:grid;gap:1px;padding:10px 12px;border-radius:12px;background:#ffffff14;cursor:pointer;min-height:64px}
.choice em{font-style:normal;color:var(--brass);font-weight:650}.choice small{color:#e9e1cb;font-size:12px}
.chip span{display:grid;place-items:center;min-width:60px;min-height:44px;border-radius:99px;background:#ffffff14;cursor:pointer;font-weight:650}
input:checked+span{background:#fff2;box-shadow:inset 0 0 0 2px var(--brass)}
input:focus-visible+span,button:focus-visible,summary:focus-visible,a:focus-visible{outline:3px solid #fff;outline-offset:2px}
button{min-height:54px;border:0;border-radius:14px;font:700 18px system-ui;background:#1b7b53;color:#fff;cursor:pointer}
button:disabled{opacity:.55;cursor:default}
details{font-size:13px;color:#e9e1cb}summary{min-height:32px;cursor:pointer;display:list-item}dl{display:grid;gap:2px;margin:8px 0 0}
dt{font-weight:650}dd{margin:0 0 6px;font-family:ui-monospace,monospace;overflow-wrap:anywhere}a{color:var(--brass)}
@media(min-width:900px){main{grid-template-columns:1.25fr 1fr;align-items:start}header,details{grid-column:1/-1}
.table{grid-row:2/4}#said{grid-column:2;text-align:left}form{grid-column:2}svg{max-height:62dvh}}`;
