import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { Header } from '@/components/ui/header'
import { ListRow } from '@/components/ui/list-row'
import { NICKNAME_MAX, nicknameLength } from '@/domain/account/nickname'
import { maskMobile } from '@/domain/mask'
import { goBack, navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import styles from '../shared/form.module.scss'
import { ModifyUsernameModel } from './model'
import { texts } from './texts'

function ModifyUsername() {
  const model = usePageModel((root, scope) => new ModifyUsernameModel(root, scope))
  const { form, nickname } = model
  const { errors, busy } = form
  const save = async () => {
    if (await model.save()) goBack()
  }
  return (
    <View>
      <Header title={texts.title} />
      <LoadableView
        value={model.profile.loadable}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: '/mine/modify-username' })}
      >
        {(profile) => (
          <View className={styles.page}>
            <Card>
              <Field
                id={form.idOf('nickname')}
                label={texts.nickname}
                required
                error={errors.nickname}
                end={texts.count(nicknameLength(nickname), NICKNAME_MAX)}
              >
                <TextField
                  value={nickname}
                  clearable
                  autoComplete="nickname"
                  placeholder={texts.placeholder}
                  onChange={(typed) => model.type(typed)}
                />
              </Field>
              <ListRow
                label={texts.phone}
                value={maskMobile(profile.mobile)}
                onTap={() => navigate('phoneAuth')}
              />
            </Card>
            <View className={styles.note}>{texts.note}</View>
            <View className={styles.actions}>
              <Button block loading={busy} onTap={() => void save()}>
                {texts.save}
              </Button>
            </View>
          </View>
        )}
      </LoadableView>
    </View>
  )
}

export default page('modifyUsername', ModifyUsername)
