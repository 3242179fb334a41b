import { CASHIER_STYLE } from './cashier-style'
import type { Handed } from '../bank/handed-over'

const TEXTS = {
  title: '演示银行',
  lead: '这是演示用的银行应用，不是真的银行',
  phone: '预留手机号',
  change: '换成这位客户',
  enter: '进入健康体检',
  note: '登录信息由演示银行担保，五分钟内用一次'
} as const

const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

/** The demo's bank: it opens the shop as the bank's app does, by a POST with its word about the customer. */
export const demoBankPage = ({ phone, resp }: Handed): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${TEXTS.title}</title>
<style>${CASHIER_STYLE}input{min-height:48px;width:100%;padding:0 12px;border:1px solid var(--line);border-radius:12px;background:var(--surface);color:var(--ink);font:inherit}</style>
</head>
<body><main><header><h1>${TEXTS.title}</h1></header>
<section class="amount"><p class="lost">${TEXTS.lead}</p></section>
<form method="post" action="/sandbox/bank"><label for="phone">${TEXTS.phone}</label>
<input id="phone" name="phone" type="tel" inputmode="numeric" value="${escape(phone)}">
<button class="line">${TEXTS.change}</button></form>
<form method="post" action="/CMBC-home"><input type="hidden" name="phone" value="${escape(phone)}"><input type="hidden" name="resp" value="${escape(resp)}">
<button class="primary">${TEXTS.enter}</button></form>
<p class="note">${TEXTS.note}</p></main></body>
</html>
`
