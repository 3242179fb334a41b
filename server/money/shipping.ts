/** What the outbox is told of a mini-program's payment: WeChat keeps its money until it hears that all was handed over. */
export const SHIPPING_TOPIC = 'wechat-shipping'

export const shippingEntry = (paymentId: string, round: number) => ({
  topic: SHIPPING_TOPIC,
  key: `shipping:${paymentId}:${round}`,
  payload: { paymentId, round }
})
