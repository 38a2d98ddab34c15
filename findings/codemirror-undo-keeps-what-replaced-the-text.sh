#!/usr/bin/env bash
# @codemirror/commands 6.11.1, @codemirror/state 6.7.6
# If a change outside of the history, such as one of a formatter, replaces text that the user has typed, undo does not give
# back the former text: it puts it behind the replacement, which stays. No more steps can be undone then.
# Seen: the document after "let" was replaced by "const" and then, outside of the history, by "var", and after undo.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact @codemirror/commands@6.11.1 @codemirror/state@6.7.6 @codemirror/view@6.43.15 @codemirror/language@6.13.1
cat > surprise.mjs <<'END'
import { history, undo, undoDepth } from '@codemirror/commands';
import { EditorState, Transaction } from '@codemirror/state';

let state = EditorState.create({ doc: 'let', extensions: [history()] });
const replace = (insert, annotations) => {
  state = state.update({ changes: { from: 0, to: state.doc.length, insert }, annotations }).state;
};
replace('const');
replace('var', Transaction.addToHistory.of(false));
console.log('before:', state.doc.toString());
undo({ state, dispatch: (transaction) => (state = transaction.state) });
console.log('after:', state.doc.toString(), '| steps left:', undoDepth(state));
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
before: var
after: varlet | steps left: 0
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
