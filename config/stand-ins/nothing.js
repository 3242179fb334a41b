// In place of a polyfill that every supported webview makes unnecessary (fetch, AbortController), and of what is never called. It is an
// ES module: beside one that is none webpack writes 'use strict' into each module of a chunk, 2.4 KB of the mini-program's main package.
export {}
