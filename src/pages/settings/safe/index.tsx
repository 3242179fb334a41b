import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { ListRow } from '@/components/ui/list-row'
import { maskMobile } from '@/domain/mask'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import styles from '../shared/form.module.scss'
import { ProfileModel } from '../shared/profile-model'
import { texts } from './texts'

function Safe() {
  const model = usePageModel((_root, scope) => new ProfileModel(scope))
  return (
    <View>
      <Header title={texts.title} />
      <LoadableView
        value={model.profile.loadable}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: '/mine/safe' })}
      >
        {({ nickname, mobile, hasPassword }) => (
          <View className={styles.page}>
            <Card rows>
              <ListRow
                label={texts.username}
                {...(nickname ? { value: nickname } : { hint: texts.noUsername })}
                onTap={() => navigate('modifyUsername')}
              />
              <ListRow label={texts.phone} value={maskMobile(mobile)} onTap={() => navigate('phoneAuth')} />
              <ListRow
                label={texts.password}
                value={hasPassword ? texts.set : texts.unset}
                onTap={() => navigate('modifyPassword')}
              />
              <ListRow label={texts.devices} onTap={() => navigate('devices')} />
              <ListRow label={texts.deleteAccount} onTap={() => navigate('deleteAccount')} />
            </Card>
            <View className={styles.note}>{texts.note}</View>
          </View>
        )}
      </LoadableView>
    </View>
  )
}

export default page('safe', Safe)
