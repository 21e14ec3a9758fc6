/**
 * Opens external customer service in a window of its own, sends letters if there is none, and polls whether the site is
 * open again. It reloads the page only then, so that nobody loses their place or what they are writing.
 */
export const gateScript = `addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('a[data-service]');if(!a)return;e.preventDefault();open(a.href,'_blank','popup,noopener,noreferrer,width=440,height=750')});
var seconds=Number(document.body.dataset.waits);
if(seconds)setInterval(function(){fetch('/wps/system/status',{cache:'no-store'}).then(function(r){return r.json()}).then(function(a){if(a.success&&a.value.status===0&&!(letter&&letter.open&&letter.contains(form)))location.reload()}).catch(function(){})},seconds*1000);
var letter=document.querySelector('[data-letter]');
if(letter&&window.crypto&&crypto.subtle){
var form=letter.querySelector('form'),note=letter.querySelector('[role=status]'),id=crypto.randomUUID();
var ask=function(path,body){return fetch(path,body?{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify(body)}:{cache:'no-store'}).then(function(r){return r.json()}).then(function(a){if(!a.success)throw new Error(a.code);return a.value})};
var hex=function(b){return Array.from(new Uint8Array(b),function(n){return n.toString(16).padStart(2,'0')}).join('')};
var solve=async function(c){for(var n=0;n<=c.maxnumber;n++)if(hex(await crypto.subtle.digest('SHA-256',new TextEncoder().encode(c.salt+n)))===c.challenge)return btoa(JSON.stringify({algorithm:c.algorithm,challenge:c.challenge,number:n,salt:c.salt,signature:c.signature}));throw new Error('unsolved')};
letter.hidden=false;
form.addEventListener('submit',function(e){e.preventDefault();var button=form.querySelector('button'),data=form.dataset,text=function(name){return form.elements[name].value};button.disabled=true;note.textContent='';
ask(data.challenge).then(solve).then(function(proof){return ask(data.path,{requestId:id,name:text('name'),email:text('email'),content:text('content'),language:data.language,botCheck:proof})}).then(function(v){form.remove();note.textContent=data.sent.replace('{number}',v.number)},function(){button.disabled=false;note.textContent=data.failed})});
form.addEventListener('input',function(){id=crypto.randomUUID()})
}
`;
