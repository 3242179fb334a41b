import type { PropsWithChildren } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Header } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { navigate } from '@/routes/navigate'
import { useRoot } from '@/stores/context'
import { careTexts, texts } from './texts'

/** Care mode shows no game: what is within asks for nothing there. */
export const Gate = observer(function Gate({ name, children }: PropsWithChildren<{ name: string }>) {
  const { settings } = useRoot()
  if (!settings.elder) return <>{children}</>
  return (
    <View>
      <Header title={name} />
      <Empty
        title={careTexts.title(name)}
        text={careTexts.text}
        actions={[
          { text: careTexts.leave, kind: 'line', onTap: () => settings.setElder(false) },
          { text: texts.toHome, onTap: () => navigate('home') }
        ]}
      />
    </View>
  )
})
