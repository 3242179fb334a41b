/**
 * Taro's router takes it that nobody goes on before a page has come. Who went back within 0.35 s met a blank page, as the
 * one behind was hidden after it had been shown again; a page whose file came after its visitor had gone back opened over
 * the one that they were on; and two ways back within 0.3 s left a page lying that nothing took away.
 */
const SPA = [
  // The last page, not the one that an event on its way says.
  [/const currentPage = Current\.page;/, 'const currentPage = stacks.last;'],
  [
    /const render = \(_c\) => /,
    // turn: of the newest move. here: the entry that is shown. skipped: entries that were made and came to no page.
    'let turn = 0, here, skipped = false;\n    const render = (_c) => '
  ],
  [/const currentPathname = decodeURI/, 'const mine = ++turn;\n        $&'],
  [
    /if \(!element \|\| currentLock !== postLock\)\s+return;/,
    `if (mine !== turn) { skipped = skipped || action === 'PUSH'; return; }
        if (!element) return;
        if (action === 'REPLACE' && skipped) action = 'PUSH';
        skipped = false;
        if (action === 'POP' && location.key === here) return;
        here = location.key;
        eventCenter.off('__taroPageOnShowAfterDestroyed');`
  ]
]

const PAGE = [
  // The page is shown again before its hiding came to an end.
  [
    /(show\(page, [^]*?if \(pageEl\) \{)/,
    '$1\n            if (pageEl === this.lastHidePage) { clearTimeout(this.hideTimer); this.hideTimer = null; }'
  ],
  // It was left before it was drawn.
  [
    /(load\(page, [^]*?onLoad[^]*?, \(\) => \{)/,
    '$1\n                if (!stacks.get().includes(page)) return;'
  ]
]

module.exports = function routerMoves(source) {
  const changes = /[\\/]spa\.js$/.test(this.resourcePath) ? SPA : PAGE
  return changes.reduce((text, [from, to]) => {
    if (!from.test(text))
      throw new Error(`router-moves: Taro moves between pages in another way now: ${from}`)
    return text.replace(from, to)
  }, source)
}
