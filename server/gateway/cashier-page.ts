import { formatYuan } from '@/domain/money'
import { countdown } from '@/domain/order/countdown'
import { CHANNEL_NAMES } from './texts'
import type { PrepayRow } from './prepay-row'
import { escapeHtml, sandboxPage } from './sandbox-page'

const TEXTS = {
  title: '收银台',
  sandbox: '演示收银台，不会产生真实扣款',
  remaining: '支付剩余时间',
  expired: '支付已超时',
  approve: '确认支付',
  decline: '拒绝支付',
  leave: '返回商户',
  missing: '没有找到这笔支付',
  missingNote: '请返回商户重新发起支付',
  merchantOrder: '支付单号',
  channel: '支付方式',
  subject: '商品'
} as const

/** What a payment that has ended says. */
const ENDED: Readonly<Record<string, string>> = {
  paid: '该笔支付已完成',
  processing: '支付结果确认中',
  declined: '该笔支付已被拒绝',
  closed: '该笔支付已关闭'
}

const page = (body: string): string => sandboxPage(TEXTS.title, body)

const row = (label: string, value: string) =>
  `<div class="row"><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`

const button = (action: string, text: string, look: string) =>
  `<button class="${look}" name="action" value="${action}">${text}</button>`

/** The cashier of one payment, by its state and the time. */
export function cashierPage(prepay: PrepayRow, now: Date): string {
  const left = countdown(prepay.expiresAt.getTime(), now.getTime())
  const open = prepay.state === 'waiting' && !left.ended
  const ended = ENDED[prepay.state] ?? TEXTS.expired
  const seconds = Math.max(0, Math.ceil((prepay.expiresAt.getTime() - now.getTime()) / 1000))
  const timer = open
    ? `<p class="timer" role="timer" data-seconds="${seconds}" data-expired="${TEXTS.expired}">${TEXTS.remaining} <b>${left.text}</b></p>`
    : `<p class="timer" role="status">${ended}</p>`
  const choices = open
    ? button('approve', TEXTS.approve, 'primary') + button('decline', TEXTS.decline, 'line')
    : ''
  return page(`<header><h1>${TEXTS.title}</h1></header>
<section class="amount"><p class="sum"><span>¥</span>${formatYuan(prepay.amountFen)}</p>${timer}</section>
<dl class="card">${row(TEXTS.subject, prepay.subject)}${row(TEXTS.channel, CHANNEL_NAMES[prepay.channel] ?? '')}${row(TEXTS.merchantOrder, prepay.merchantOrder)}</dl>
<form method="post">${choices}${button('leave', TEXTS.leave, 'text')}</form>
<p class="note">${TEXTS.sandbox}</p>${open ? '<script src="/sandbox/cashier.js" defer></script>' : ''}`)
}

/** For an id that the gateway does not know. */
export const missingPage = (): string =>
  page(
    `<header><h1>${TEXTS.title}</h1></header><section class="amount"><p class="lost">${TEXTS.missing}</p><p class="timer">${TEXTS.missingNote}</p></section>`
  )

/** Counts down by the seconds the page was served with, so a wrong clock of the device does no harm. */
export const CASHIER_SCRIPT = `(function () {
  var timer = document.querySelector('[data-seconds]')
  if (!timer) return
  var end = Date.now() + Number(timer.getAttribute('data-seconds')) * 1000
  var two = function (n) { return (n < 10 ? '0' : '') + n }
  var tick = function () {
    var left = Math.max(0, Math.ceil((end - Date.now()) / 1000))
    if (left > 0) {
      timer.querySelector('b').textContent = two(Math.floor(left / 60)) + ':' + two(left % 60)
      return
    }
    clearInterval(running)
    timer.textContent = timer.getAttribute('data-expired')
    var choices = document.querySelectorAll('button:not(.text)')
    for (var i = 0; i < choices.length; i += 1) choices[i].disabled = true
  }
  var running = setInterval(tick, 1000)
  document.querySelector('form').addEventListener('submit', function () {
    var all = document.querySelectorAll('button')
    setTimeout(function () { for (var i = 0; i < all.length; i += 1) all[i].disabled = true }, 0)
  })
})()
`
