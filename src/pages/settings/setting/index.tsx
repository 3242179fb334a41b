import { useState } from 'react'
import { View } from '@tarojs/components'
import { accountTexts } from '@/components/account/texts'
import { CareRow } from '@/components/care/care-row'
import { Card } from '@/components/ui/card'
import { RadioList } from '@/components/ui/form/radio-list'
import { Header } from '@/components/ui/header'
import { ListRow } from '@/components/ui/list-row'
import { Sheet } from '@/components/ui/sheet'
import { Switch } from '@/components/ui/switch'
import { Tap } from '@/components/ui/tap'
import { APP_VERSION } from '@/domain/constants'
import { maskMobile } from '@/domain/mask'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { useRoot } from '@/stores/context'
import styles from '../shared/form.module.scss'
import { SettingModel } from './model'
import { TextSheet, useTextName } from './text-sheet'
import { texts } from './texts'

const THEMES = (['auto', 'light', 'dark'] as const).map((value) => ({ value, label: texts.themes[value] }))

function Setting() {
  const { settings, session } = useRoot()
  const model = usePageModel((root, scope) => new SettingModel(root, scope))
  const [choosing, setChoosing] = useState(false)
  const [sizing, setSizing] = useState(false)
  const textName = useTextName()
  const devices = model.devices.value
  const { openSettings } = host
  const logout = async () => {
    if (await model.logout()) navigate('mine')
  }
  return (
    <View className={styles.page}>
      <Header title={texts.title} />
      <Card rows>
        <CareRow />
        <ListRow icon="eye" label={texts.text} hint={textName} onTap={() => setSizing(true)} />
        <ListRow
          icon="moon"
          label={texts.theme}
          hint={texts.themes[settings.theme]}
          onTap={() => setChoosing(true)}
        />
        <ListRow
          icon="pause"
          label={texts.calm}
          note={texts.calmNote}
          value={<Switch on={settings.calm} label={texts.calm} onChange={settings.setCalm} />}
        />
      </Card>
      {model.loggedIn ? (
        <Card rows>
          <ListRow
            icon="shield"
            label={texts.safe}
            {...(session.account ? { hint: maskMobile(session.account.mobile) } : {})}
            onTap={() => navigate('safe')}
          />
          <ListRow
            icon="device"
            label={texts.devices}
            {...(devices === undefined ? {} : { hint: texts.deviceCount(devices) })}
            onTap={() => navigate('devices')}
          />
          <ListRow icon="users" label={texts.family} onTap={() => navigate('family')} />
          <ListRow icon="pin" label={texts.addresses} onTap={() => navigate('addresses')} />
        </Card>
      ) : (
        <Card rows>
          <ListRow
            icon="user"
            label={texts.login}
            note={texts.loginNote}
            onTap={() => navigate('authorize', { url: '/mine/setting' })}
          />
        </Card>
      )}
      <Card rows>
        <ListRow icon="bell" label={texts.messages} onTap={() => navigate('message')} />
        {openSettings && (
          <ListRow
            icon="lock"
            label={texts.permissions}
            note={texts.permissionsNote}
            onTap={() => void openSettings()}
          />
        )}
        <ListRow icon="doc" label={texts.agreements} onTap={() => navigate('agreementTable')} />
        <ListRow
          icon="target"
          label={texts.measuring}
          note={texts.measuringNote}
          value={
            <Switch
              on={settings.measuring === true}
              label={texts.measuring}
              onChange={settings.setMeasuring}
            />
          }
        />
        {model.loggedIn && (
          <ListRow
            icon="report"
            label={texts.exportData}
            note={host.copyIsTold ? texts.exportCopy : texts.exportFile}
            onTap={() => void model.exportData()}
          />
        )}
        <ListRow icon="msg" label={texts.suggestion} onTap={() => navigate('suggestion')} />
        <ListRow
          icon="info"
          label={texts.about}
          hint={texts.version(APP_VERSION)}
          onTap={() => navigate('aboutTjb')}
        />
      </Card>
      {model.loggedIn && (
        <Card rows>
          <Tap className={styles.out} onTap={() => void logout()}>
            {accountTexts.logout}
          </Tap>
        </Card>
      )}
      {model.loggedIn && (
        <Tap className={styles.quiet} onTap={() => navigate('deleteAccount')}>
          {texts.deleteAccount}
        </Tap>
      )}
      <TextSheet open={sizing} onClose={() => setSizing(false)} />
      <Sheet open={choosing} title={texts.theme} onClose={() => setChoosing(false)}>
        <RadioList
          value={settings.theme}
          options={THEMES}
          label={texts.theme}
          onChange={(theme) => {
            settings.setTheme(theme)
            setChoosing(false)
          }}
        />
      </Sheet>
    </View>
  )
}

export default page('setting', Setting)
