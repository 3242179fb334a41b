// In place of a polyfill that every supported webview makes unnecessary (fetch, AbortController).
