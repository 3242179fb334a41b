import { observer } from 'mobx-react-lite'
import { Text } from '@tarojs/components'
import { Icon } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import { useRoot } from '@/stores/context'
import { rowTexts } from './texts'
import styles from './index.module.scss'

/** Above a list whose prices a guest does not see to the end. @param back where the login leads back to */
export const GuestPrices = observer(function GuestPrices({ back }: { back: string }) {
  const { session } = useRoot()
  if (session.isLoginedUser) return null
  const logIn = () => {
    session.setRedirect(back)
    navigate('authorize', { url: back })
  }
  return (
    <Tap className={styles.guest} onTap={logIn}>
      <Text>{rowTexts.guest}</Text>
      <Icon name="right" size={16} />
    </Tap>
  )
})
