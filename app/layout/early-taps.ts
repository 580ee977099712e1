import { SESSION_STORAGE_KEY } from "#app/platform/session/session-storage.ts";
import { DEVICE_PROFILE_KEY } from "#app/platform/student/device-profile.ts";

/** Local storage entry of the chosen theme; without it the system's theme. */
const THEME_KEY = "trampolin-theme";

/** Page background in each theme, for the browser's own bars: `--color-paper` of `tokens.css`. */
export const PAPER = { light: "#faf6ee", dark: "#0d1321" };

/**
 * Runs before the first paint, in every browser, so in ECMAScript 5. It restores
 * the chosen theme, sets `data-profile` where a profile or a session is stored, so that
 * invitations to fill one in can be hidden, and handles taps that must not wait for the
 * modules:
 * - `data-theme-toggle` changes and stores the theme;
 * - `commandfor` opens and closes a dialog, and a tap on the backdrop closes it, in
 *   browsers without `commandfor` or `closedby`; those without `showModal` go to the footer;
 * - every tap on a `data-heart` is added to `earlyHearts`; the button removes the tap
 *   in its click handler, or when hydrated;
 * - a POST form that React does not handle is not sent but stored in `earlyForm`; the
 *   account form sends it when hydrated.
 * React stops a click on a button that is not hydrated yet, so hearts are handled in the
 * capture phase, before React. Submits are handled after React, to see what it prevented.
 */
export const EARLY_TAPS = `(function(){
var root=document.documentElement,papers=${JSON.stringify(PAPER)};
function show(theme){root.setAttribute("data-theme",theme);var metas=document.querySelectorAll('meta[name="theme-color"]');for(var i=0;i<metas.length;i++)metas[i].content=papers[theme]}
try{var stored=localStorage.getItem("${THEME_KEY}");if(papers[stored])show(stored);if(localStorage.getItem("${DEVICE_PROFILE_KEY}")||localStorage.getItem("${SESSION_STORAGE_KEY}"))root.setAttribute("data-profile","")}catch(e){}
function toggleTheme(){var now=root.getAttribute("data-theme")||(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"),next=now==="dark"?"light":"dark";show(next);try{localStorage.setItem("${THEME_KEY}",next)}catch(e){}}
function command(button){var dialog=document.getElementById(button.getAttribute("commandfor"));if(!dialog)return;if(!dialog.showModal)location.hash="footer";else if(button.getAttribute("command")==="close")dialog.close();else if(!dialog.open)dialog.showModal()}
var pressed;
addEventListener("pointerdown",function(event){pressed=event.target},true);
addEventListener("click",function(event){
var target=event.target;
if(target===pressed&&target.localName==="dialog"&&target.getAttribute("closedby")==="any"&&!("closedBy" in target))target.close();
var button=target.closest&&target.closest("[data-theme-toggle],[commandfor]");
if(!button)return;
if(button.hasAttribute("data-theme-toggle"))toggleTheme();
else if(!("commandForElement" in button))command(button)});
window.earlyHearts=[];
addEventListener("click",function(event){
var heart=event.target.closest&&event.target.closest("[data-heart]");
if(heart){window.earlyHearts.push(heart.getAttribute("data-heart"));heart.setAttribute("aria-busy","true")}
},true);
addEventListener("submit",function(event){var form=event.target;if(form.method==="post"&&!event.defaultPrevented){event.preventDefault();window.earlyForm=form}})})()`;
