import { CASHIER_STYLE } from './cashier-style'

/** Text as it may stand in a page, in an attribute as well. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

/** A page of those that the sandbox plays: the cashier, the demo's bank. */
export const sandboxPage = (title: string, body: string, style = ''): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${CASHIER_STYLE}${style}</style>
</head>
<body><main>${body}</main></body>
</html>
`
