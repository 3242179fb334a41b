import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { HeroHeader } from '@/components/order/status-hero/hero-header'
import { HeaderLink } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { navigate } from '@/routes/navigate'
import type { Draws } from '@/services/activity/draws'
import styles from './draw.module.scss'
import type { DrawModel } from './draw-model'
import { texts } from './texts'

const toHome = { text: texts.toHome, onTap: () => navigate('home') }

interface DrawScreenProps {
  title: string
  draw: DrawModel
  toRecord: () => void
  /** While a game is played: back ends the game, and the header leads nowhere else. */
  onQuit?: (() => void) | null
  /** Sheets over the screen. */
  sheet?: ReactNode
  children: (draws: Draws) => ReactNode
}

/** What the pages of all draws have: the header with the way to the record, and what is seen while there is nothing to draw from. */
export const DrawScreen = observer(function DrawScreen(props: DrawScreenProps) {
  const { title, draw, toRecord, onQuit, sheet, children } = props
  return (
    <View className={styles.page}>
      <LoadableView
        value={draw.request.loadable}
        head={(drawn) => (
          <HeroHeader
            title={title}
            drawn={drawn}
            {...(onQuit ? { onBack: onQuit } : {})}
            right={onQuit ? null : <HeaderLink label={texts.record} onTap={toRecord} />}
          />
        )}
        missing={<Empty title={texts.missing} text={texts.missingText} actions={[toHome]} />}
        onRetry={() => void draw.load()}
        onLogin={() => draw.login()}
      >
        {children}
      </LoadableView>
      {sheet}
    </View>
  )
})
