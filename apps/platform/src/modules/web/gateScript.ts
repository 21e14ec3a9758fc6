/**
 * Opens customer service in a window of its own where scripts run, and asks now and then whether the site is back: a page
 * that reloads by itself before there is anything else to show would lose its reader's place.
 */
export const gateScript = `addEventListener('click',function(e){var a=e.target.closest&&e.target.closest('a[data-service]');if(!a)return;e.preventDefault();open(a.href,'_blank','popup,noopener,noreferrer,width=440,height=750')});
var seconds=Number(document.body.dataset.waits);
if(seconds)setInterval(function(){fetch('/wps/system/status',{cache:'no-store'}).then(function(r){return r.json()}).then(function(a){if(a.success&&a.value.status===0)location.reload()}).catch(function(){})},seconds*1000);
`;
