/**
 * Inline scripts that decide whether and when a page's modules start. Every browser
 * runs them, so they are written in the syntax of 2009.
 */

/**
 * Features that no polyfill can add: streams, and the syntax of our modules, which every
 * browser with the `cause` of an error has. True from Chrome 93, Safari 15 and Firefox
 * 100 on.
 */
const CAN_RUN = 'self.WritableStream&&new Error("",{cause:1}).cause';

/** The newest APIs that `public/polyfills.js` adds: where these exist, the others do too. */
const IS_COMPLETE = "Map.groupBy&&URL.canParse&&self.TextEncoderStream";

/**
 * Stands in the head. `data-scripts` on the root element means that the modules will
 * start; without it, `.needs-script` is hidden. Requests the modules at once, but does
 * not run them: their first bytes come a round trip later, when the page has been read.
 * Polyfills block only Firefox before 113, which needs them for the next inline script.
 */
export const FEATURE_GATE = `(function(){
try{if(!(${CAN_RUN}))return}catch(e){return}
document.documentElement.setAttribute("data-scripts","");
var preloads=document.currentScript.getAttribute("data-preloads").split(" "),link,i;
for(i=0;i<preloads.length;i++){link=document.createElement("link");link.rel="modulepreload";link.href=preloads[i];document.head.appendChild(link)}
if(!(${IS_COMPLETE}))document.write('<script src="/polyfills.js"'+(self.TextEncoderStream?" defer":"")+'><\\/script>')
})()`;

/**
 * Stands after the content. Starts the modules after the first paint, so that they
 * never delay reading. A background tab, which paints nothing, does not wait for it.
 * Deferred polyfills have run or failed by `DOMContentLoaded`. Where modules may not
 * start, do not load, or fail before hydration, the server's page stays or is restored.
 */
export const START_AFTER_PAINT = `(function(){
var root=document.documentElement,content=document.getElementById("content"),served;
function leave(){document.documentElement.removeAttribute("data-scripts");
var hints=document.getElementsByTagName("noscript"),hint,shown;
while(hint=hints[0]){shown=document.createElement("div");shown.innerHTML=hint.textContent;hint.parentNode.replaceChild(shown,hint)}}
function fail(event){if(!served||root.hasAttribute("data-hydrated"))return;
var page=served,top=scrollY;served=null;
if(event.type==="crash"||!document.contains(content)){document.replaceChild(page,document.documentElement);scrollTo(0,top)}
leave()}
function start(){if(!(${IS_COMPLETE}))return leave();
served=root.cloneNode(true);
var modules=document.getElementById("page-modules");
new MutationObserver(function(){served=null;root.setAttribute("data-scripts","")}).observe(root,{attributes:true,attributeFilter:["data-hydrated"]});
addEventListener("error",fail);addEventListener("unhandledrejection",fail);addEventListener("crash",fail);
var s=document.createElement("script");s.type="module";s.textContent=modules.textContent;s.onerror=fail;document.head.append(s);s.remove()}
if(!root.hasAttribute("data-scripts"))return leave();
function startAfterPaint(){if(document.hidden)setTimeout(start);else requestAnimationFrame(function(){setTimeout(start)})}
if(${IS_COMPLETE})startAfterPaint();else addEventListener("DOMContentLoaded",startAfterPaint)
})()`;
