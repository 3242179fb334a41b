import { escapeHtml, sandboxPage } from '../gateway/sandbox-page'
import type { Handed } from './handed-over'

const TEXTS = {
  title: '演示银行',
  lead: '这是演示用的银行应用，不是真的银行',
  phone: '预留手机号',
  change: '换成这位客户',
  enter: '进入健康体检',
  note: '登录信息由演示银行担保，五分钟内用一次'
} as const

const FIELD_STYLE =
  'input{min-height:48px;width:100%;padding:0 12px;border:1px solid var(--line);border-radius:12px;background:var(--surface);color:var(--ink);font:inherit}'

/** The demo's bank: it opens the shop as the bank's app does, by a POST with its word about the customer. */
export const demoBankPage = ({ phone, resp }: Handed): string =>
  sandboxPage(
    TEXTS.title,
    `<header><h1>${TEXTS.title}</h1></header>
<section class="amount"><p class="lost">${TEXTS.lead}</p></section>
<form method="post" action="/sandbox/bank"><label for="phone">${TEXTS.phone}</label>
<input id="phone" name="phone" type="tel" inputmode="numeric" value="${escapeHtml(phone)}">
<button class="line">${TEXTS.change}</button></form>
<form method="post" action="/CMBC-home"><input type="hidden" name="phone" value="${escapeHtml(phone)}"><input type="hidden" name="resp" value="${escapeHtml(resp)}">
<button class="primary">${TEXTS.enter}</button></form>
<p class="note">${TEXTS.note}</p>`,
    FIELD_STYLE
  )
