import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Img } from '@/components/ui/img'
import { ListRow } from '@/components/ui/list-row'
import { dashedBirthday } from '@/domain/person/age'
import { maskMobile, maskName } from '@/domain/mask'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { Profile } from '@/services/account/profile'
import styles from './index.module.scss'
import { ProfileModel } from '../shared/profile-model'
import { texts } from './texts'

function UserInfo() {
  const model = usePageModel((_root, scope) => new ProfileModel(scope))
  return (
    <View>
      <Header title={texts.title} />
      <LoadableView
        value={model.profile.loadable}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: '/mine/userInfo' })}
      >
        {(profile) => <Content profile={profile} />}
      </LoadableView>
    </View>
  )
}

function Content({ profile }: { profile: Profile }) {
  const { nickname, realName, gender, birthday, marry, heightCm, weightKg } = profile
  const face = gender === 0 ? '/seed-img/glyph/woman.svg#rose' : '/seed-img/glyph/man.svg#sky'
  const shown = (text: string | null) => (text ? { value: text } : { hint: texts.none })
  return (
    <View>
      <View className={styles.head}>
        <Img src={face} className={styles.avatar} eager />
        <View className={styles.name}>{nickname || texts.noNickname}</View>
        <View className={styles.member}>{profile.member ? texts.member : texts.noMember}</View>
        <View className={styles.note}>{texts.avatarNote}</View>
      </View>
      <Card rows>
        <ListRow label={texts.nickname} {...shown(nickname)} onTap={() => navigate('modifyUsername')} />
        <ListRow label={texts.realName} {...shown(realName && maskName(realName))} />
        <ListRow
          label={texts.mobile}
          value={maskMobile(profile.mobile)}
          onTap={() => navigate('phoneAuth')}
        />
        <ListRow label={texts.gender} {...shown(gender === null ? null : texts.genders[gender])} />
        <ListRow label={texts.birthday} {...shown(dashedBirthday(birthday))} />
        <ListRow label={texts.marry} {...shown(marry === null ? null : texts.marriages[marry])} />
      </Card>
      <Card title={texts.health}>
        <ListRow label={texts.height} {...shown(heightCm === null ? null : texts.heightOf(heightCm))} />
        <ListRow label={texts.weight} {...shown(weightKg === null ? null : texts.weightOf(weightKg))} />
        <ListRow label={texts.allergies} {...shown(profile.allergies)} />
        <ListRow label={texts.medicines} {...shown(profile.medicines)} />
      </Card>
      <ActionBar>
        <Button block onTap={() => navigate('editInfo')}>
          {texts.edit}
        </Button>
      </ActionBar>
    </View>
  )
}

export default page('userInfo', UserInfo)
