import { stem } from './tokens';

/**
 * Words with similar meanings: words of the pages, a colon, and other words of readers. A query with any of them also
 * finds the words of the pages.
 */
const SIMILAR = `
several multiple many two: couple various numerous pair plural both more
twice two double duplicate: again repeated second
same share common global: identical equal mutual
remove delete clear: drop erase wipe purge discard forget unset clean rid eliminate flush
empty nothing undefined null: blank none absent nil
gone disappear missing lose: vanish away
show display appear visible: render see present reveal view draw list watch look
hide secret exclude: mask conceal censor redact obscure sanitize invisible suppress
start begin initial init first: launch boot startup initialize open beginning
stop cancel abort end: halt interrupt kill quit terminate break finish
prevent avoid stop: forbid disallow block suppress protect
another custom different: alternative own else
change update edit modify patch set: alter adjust tweak rewrite mutate
fail error throw failure reject: exception crash break fault bad problem trouble unsuccessful
wrong incorrect defect: bug false strange weird unexpected odd buggy invalid broken inaccurate mistake
request call http: api endpoint ajax xhr rest roundtrip network
server backend: api remote host cloud
store keep save write storage: persist remember retain preserve memorize put disk
restore load read: recover bring survive hydrate return
load fetch read get: retrieve obtain pull receive query
reload refresh: refetch rerun renew restart reopen f5 again
function method helper: routine procedure
property key field slice: attribute prop column
option parameter argument setting config: configuration arg param preference
class instance: object copy
user visitor reader: customer person somebody someone people account member
logout reset user: signout logoff sign
name naming rename label: title call
type typescript: typing
wait await until: postpone defer sleep hold
debounce delay wait: throttle slow later pause postpone
part partial slice only: subset portion some piece
list array collection entity: item row record table
entity: item row record element entry model dto
together combine with: alongside mix compatible both beside side
instead replace alternative successor: replacement substitute swap
deprecated obsolete: outdated legacy removed abandoned superseded maintained old
old previous earlier keep: former stale outdated prior last past existing
new next later: fresh recent upcoming latest
browser: chrome firefox safari
tab: window
page route: screen view site
leave destroy: close exit navigate quit unmount dispose switch
url query address: link location href uri bookmark bar parameter
button: press click tap push
keyboard: ctrl cmd hotkey shortcut press
type letter: character keystroke input text write
form: input textbox field editor
submit save: send confirm post
spinner loading pending: indicator skeleton busy animation loader progress
progress upload: percentage percent bar file
message text string: description notice
success done finish complete: toast notification snackbar alert popup after ready successful
devtools: inspector panel debugger debug extension redux chrome log
entry update: line record log row
production: live prod deploy deployed customer
development: dev debug local
secret password token: credential sensitive confidential private jwt personal
encrypt secret: protect cipher secure security crypto readable plain
limit maximum quota: max cap restrict bound most
quota exceed full: capacity space megabyte mb limit big much
large huge: big heavy giant bulky long
bundle size: kb weight footprint tree
every all whole: entire complete everything each any
forever never: stuck hang endless eternal permanent always
infinite scroll more: endless load
version release: upgrade newest
migrate update replace: upgrade move convert switch transition port
install add: setup npm dependency
test: spec unit jest vitest jasmine karma
mock fake stub: simulate dummy spy pretend
disable: gray grey inactive deactivate off
enable turn: activate on
automatic auto: itself
manual: hand explicit
condition conditional if: depend flag when toggle case environment
undo: revert back rollback
step history: entry snapshot log
combine merge group: batch single one
freeze frozen immutable readonly: lock unmodifiable extensible
date: time timestamp day
validate check: verify ensure trust schema shape valid
validate migrate stored: expire week ttl age outdated old version
optimistic once immediate: instant instantly right straight
roll back revert: restore return
retry again: attempt try repeat
time timeout out: slow long
overlap parallel concurrent race: simultaneous meanwhile
exhaust ignore operator: twice double repeated submit
order sequence first: queue priority before after
poll: interval second minute periodic regular timer every
websocket stream: socket live push realtime sse
response result value: answer reply return output outcome json body
status code: number
flicker: flash blink
destroy: unmount leave close dispose teardown
dispatch action event: trigger emit fire
example demo: sample snippet tutorial code
ask contribute team: help support discord question contact
maintainer team: maintain author owner
offline: airplane plane internet connection train
assistant rule ai: copilot claude cursor llm chatgpt agent
compare difference local: dirty diff find
id key selectid: uuid guid primary identifier pk
sort filter: order search
choose select: pick decide choice
current selected: chosen picked active
need require depend: must prerequisite mandatory necessary
accept support allow: possible permit able
ignore skip leave: omit bypass exclude
protect private: forbid guard secure
share reuse: extract across common bundle set
count total number: amount many quantity
size page: row per
happen occur: become
read single one entity: item get out list
cookie storage: session local
theme setting language: dark mode preference choice light
track record history: follow observe
lazy demand: later needed
parallel several: simultaneous
fix remedy workaround: solve solution repair
transfer hydrate server: hand over
`;

/** The words of the pages that are similar to a stemmed word. */
const BY_TERM = new Map<string, Set<string>>();
for (const line of SIMILAR.trim().split('\n')) {
  const [own = [], others = []] = line.split(':').map((words) => words.trim().split(' ').map(stem));
  for (const term of [...own, ...others]) {
    const similar = BY_TERM.get(term) ?? new Set();
    for (const word of own) if (word !== term) similar.add(word);
    BY_TERM.set(term, similar);
  }
}

/** Returns the words of the pages with a meaning similar to that of a stemmed word. */
export const similarTo = (term: string): readonly string[] => [...(BY_TERM.get(term) ?? [])];
