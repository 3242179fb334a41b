import { Text } from '@tarojs/components'
import { useCountdown } from '@/components/ui/countdown/use-countdown'
import { minuteOf } from '@/domain/date'

export interface CalmOfferProps {
  open: boolean
  endsAt: number
  now: () => number
  onEnd: () => void
}

/** An offer in care mode: until when its price holds. Nothing hurries there, no clock, no rest of the stock. */
export function CalmOffer({ endsAt, now, onEnd }: CalmOfferProps) {
  useCountdown({ deadline: endsAt, now, onEnd })
  return <Text>{`优惠价到 ${minuteOf(endsAt)}`}</Text>
}
