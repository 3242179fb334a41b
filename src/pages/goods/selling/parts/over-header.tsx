import { useState } from 'react'
import { usePageScroll } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { Header, HeaderIcon } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { useBeside } from '@/components/use-beside'
import { useCanShare } from '@/components/share/use-can-share'
import type { SellingModel } from '../model'
import { texts } from '../texts'
import styles from './over-header.module.scss'

/** Scrolled px after which the header looks the same. */
const FAR = 100

const LIKED = { tone: 'price', className: styles.liked ?? '' } as const

/** Round buttons over the picture; scrolling turns them into the usual bar. */
export const OverHeader = observer(function OverHeader({ model }: { model: SellingModel }) {
  const pair = useBeside('pair')
  const [under, setUnder] = useState(0)
  // In a wide window the picture stands below it.
  const scrolled = pair ? FAR : under
  usePageScroll(({ scrollTop }) => setUnder(Math.max(0, Math.min(FAR, Math.round(scrollTop)))))
  const canShare = useCanShare() && model.product !== undefined
  return (
    <Header
      title={model.product?.name ?? texts.title}
      variant={pair ? 'surface' : 'round'}
      scrolled={scrolled}
      right={
        model.product ? (
          <>
            <HeaderIcon
              label={model.favourite ? texts.unlike : texts.like}
              round={scrolled < FAR}
              onTap={model.like}
            >
              <Icon name="heart" size={20} {...(model.favourite ? LIKED : {})} />
            </HeaderIcon>
            {canShare ? (
              <HeaderIcon label={texts.share} round={scrolled < FAR} onTap={model.share}>
                <Icon name="share" size={20} />
              </HeaderIcon>
            ) : null}
          </>
        ) : null
      }
    />
  )
})
