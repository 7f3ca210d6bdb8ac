/**
 * Stands in for `firebase/database`, `firebase/storage` and `firebase/remote-config`, which Tulia does not use.
 * reactfire's single entry imports all three statically; without this their code would travel to every signed-in
 * browser.
 */
function unused(): never {
  throw new Error('This Firebase product is not part of Tulia.');
}

export {
  unused as get,
  unused as getAll,
  unused as getBoolean,
  unused as getDownloadURL,
  unused as getNumber,
  unused as getString,
  unused as getValue,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
  unused as ensureInitialized,
  unused as ref,
  unused as fromTask,
};
