import { useEffect, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Header, HeaderIcon, type HeaderProps } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { useShell } from '@/components/ui/page-shell/shell'
import { currentDoor } from '@/platform/door'
import { host } from '@/platform/host'
import { isFirstPage } from '@/routes/first-page'
import { bankTexts as texts } from '../texts'
import styles from './index.module.scss'

/** What the bank says of its customer comes by POST or over its bridge alone. */
const NEVER_IN_ADDRESS = ['phone', 'resp']

interface BankHeaderProps extends Pick<HeaderProps, 'variant' | 'scrolled' | 'titleOver'> {
  readonly title: ReactNode
}

/** The header in the bank's app: one page back, and close, which ends the shop. Before the first page there is only the bank. */
export function BankHeader(props: BankHeaderProps) {
  const { onBack } = useShell()
  // No bank of ours sends them so; whoever does leaves them in no history and no log of a page that is asked for later.
  useEffect(() => host.forgetParams(NEVER_IN_ADDRESS), [])
  const { close } = currentDoor().chrome
  const back = () => (isFirstPage() || !onBack ? close() : onBack())
  return (
    <Header
      {...props}
      left={
        <View className={styles.ways}>
          <HeaderIcon label={texts.back} onTap={back}>
            <Icon name="back" size={24} />
          </HeaderIcon>
          <HeaderIcon label={texts.close} onTap={close}>
            <Icon name="close" size={24} />
          </HeaderIcon>
        </View>
      }
    />
  )
}
