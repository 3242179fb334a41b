import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon, type IconName } from '@/components/ui/icon'
import { Tap } from '@/components/ui/tap'
import { useCanShare } from '@/components/share/use-can-share'
import type { ContentModel } from './content-model'
import styles from './shared.module.scss'
import { contentTexts as texts } from './texts'

/** What somebody does with an article: say that it was of use, keep it, share it. */
export const Actions = observer(function Actions({ model }: { model: ContentModel }) {
  const canShare = useCanShare()
  const { article } = model
  if (!article || article.down) return null
  const { mine, useful } = article
  return (
    <View className={styles.bar}>
      <Action
        icon="checkC"
        on={mine?.useful ?? false}
        name={texts.useful(useful)}
        onTap={() => void model.mark('useful')}
      />
      <Action
        icon="heart"
        on={mine?.saved ?? false}
        name={mine?.saved ? texts.saved : texts.save}
        onTap={() => void model.mark('saved')}
      />
      {canShare ? <Action icon="share" name={texts.share} onTap={() => model.share()} /> : null}
    </View>
  )
})

interface ActionProps {
  readonly icon: IconName
  readonly name: string
  readonly on?: boolean | undefined
  readonly onTap: () => void
}

function Action({ icon, name, on, onTap }: ActionProps) {
  return (
    <Tap
      className={cx(styles.action, on && styles.actionOn)}
      role={on === undefined ? 'button' : 'checkbox'}
      checked={on}
      onTap={onTap}
    >
      <Icon name={icon} size={20} tone={on ? 'primary' : 'ink2'} />
      <Text className={styles.actionName}>{name}</Text>
    </Tap>
  )
}
