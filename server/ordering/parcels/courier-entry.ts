/** What the outbox is told of a parcel that was sent: its courier may be asked to tell of it. */
export const COURIER_TOPIC = 'courier'

export const courierEntry = (deliveryId: string, round: number) => ({
  topic: COURIER_TOPIC,
  key: `courier:${deliveryId}:${round}`,
  payload: { deliveryId, round }
})
