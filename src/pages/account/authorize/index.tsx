import { useEffect, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Button as NativeButton, Text, View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { AgreeLink, AgreeRow } from '@/components/account/agree-row'
import { demoCodeText } from '@/components/account/demo-code'
import { Button } from '@/components/ui/button'
import { useCountdown } from '@/components/ui/countdown'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { Header, HeaderLink } from '@/components/ui/header'
import { Icon, type IconName } from '@/components/ui/icon'
import { Loading } from '@/components/ui/loading'
import { Notice } from '@/components/ui/notice'
import { onDemand } from '@/components/ui/on-demand'
import { Tap } from '@/components/ui/tap'
import { CHANNEL } from '@/contract/channels'
import { host } from '@/platform/host'
import { currentDoor } from '@/platform/door'
import { phoneCodeOf } from '@/platform/door/phone'
import { returnPath } from '@/routes/destination'
import { navigate, navigateTo } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { useRoot } from '@/stores/context'
import styles from './index.module.scss'
import { AuthorizeModel } from './model'
import { authorizeTexts as texts } from './texts'

const CheckSheet = onDemand(() => import('@/components/account/human-check').then((part) => part.HumanCheck))

const SendButton = observer(function SendButton({ model }: { model: AuthorizeModel }) {
  const { clock } = useRoot()
  const left = useCountdown({ deadline: model.sendAgainAt, now: clock.now })
  const seconds = Math.ceil(left / 1000)
  return (
    <Button kind="soft" size="md" disabled={seconds > 0} onTap={() => void model.sendCode()}>
      {seconds > 0 ? texts.sendAgain(seconds) : texts.send}
    </Button>
  )
})

/** WeChat asks for the number as soon as its own button is tapped: it is one only once the agreements are accepted. */
const PhoneLogin = observer(function PhoneLogin({ model }: { model: AuthorizeModel }) {
  if (!model.agreed) {
    return (
      <Tap className={styles.phone} onTap={() => void model.hasAgreed()}>
        {texts.phoneLogin}
      </Tap>
    )
  }
  return (
    <NativeButton
      className={styles.phone}
      openType="getPhoneNumber"
      onGetPhoneNumber={({ detail }) => void phoneCodeOf(detail).then(model.loginByPhone)}
    >
      {texts.phoneLogin}
    </NativeButton>
  )
})

function Agreement({ model }: { model: AuthorizeModel }) {
  return (
    <AgreeRow
      id="agreement"
      square
      agreed={model.agreed}
      error={model.errors.agreement}
      label={`${texts.agree}${texts.userAgreement}${texts.and}${texts.privacyAgreement}`}
      onChange={model.setAgreed}
    >
      <Text onClick={() => model.setAgreed(!model.agreed)}>{texts.agree}</Text>
      <AgreeLink onTap={() => navigate('userAgreement')}>{texts.userAgreement}</AgreeLink>
      <Text>{texts.and}</Text>
      <AgreeLink onTap={() => navigate('privacyAgreement')}>{texts.privacyAgreement}</AgreeLink>
      <View className={styles.created}>{texts.created}</View>
    </AgreeRow>
  )
}

const AgreementBox = observer(Agreement)

/** Scrolled px after which the header looks the same. */
const FAR = 100

/** Over the hero, solid as the page scrolls; a guest may look around first. */
function LoginHeader() {
  const [scrolled, setScrolled] = useState(0)
  usePageScroll(({ scrollTop }) => setScrolled(Math.min(FAR, Math.round(scrollTop))))
  return (
    <Header
      variant="clear"
      title={texts.title}
      scrolled={scrolled}
      right={<HeaderLink label={texts.lookAround} onTap={() => navigate('home')} />}
    />
  )
}

interface Way {
  icon: IconName
  name: string
  label: string
  onTap: () => void
}

/** Ways in beside the one on screen. */
const Ways = observer(function Ways({ model, url }: { model: AuthorizeModel; url: string | undefined }) {
  const { byPassword } = model
  const other: Way = byPassword
    ? { icon: 'msg', name: texts.sms, label: texts.bySms, onTap: () => model.setByPassword(false) }
    : { icon: 'lock', name: texts.password, label: texts.byPassword, onTap: () => model.setByPassword(true) }
  const bank: Way = {
    ...{ icon: 'bank', name: texts.bank, label: texts.byBank },
    onTap: () => navigate('cmbcLogin', { source: String(CHANNEL.bank), ...(url ? { url } : {}) })
  }
  const ways = currentDoor().name === 'bank' ? [other, bank] : [other]
  return (
    <View className={styles.others}>
      <View className={styles.rule}>{texts.others}</View>
      <View className={styles.ways}>
        {ways.map(({ icon, name, label, onTap }) => (
          <Tap key={name} className={styles.way} label={label} onTap={onTap}>
            <View className={styles.sign}>
              <Icon name={icon} size={20} tone="primary" />
            </View>
            <Text>{name}</Text>
          </Tap>
        ))}
      </View>
    </View>
  )
})

function Authorize() {
  const root = useRoot()
  const { url, notice, other } = useParams('authorize')
  const leave = () => navigateTo(returnPath(url, root.urlHosts, root.session.redirect), { replace: true })
  const leaving = useRef(leave)
  const [model] = useState(() => new AuthorizeModel(root, currentDoor().login, leave, host.toField))
  // The form stays below, for who closes the app's own login.
  useEffect(() => {
    if (root.items.get('useAppLogin') && !root.session.isLoginedUser)
      currentDoor().chrome.login(root.session, () => undefined, leaving.current)
  }, [root])
  // A customer of the bank logs in by it, unless they want to be somebody else.
  const byBank = currentDoor().name === 'bank' && other !== '1' && !root.session.isLoginedUser
  useEffect(() => {
    if (byBank)
      navigate('cmbcLogin', { source: String(CHANNEL.bank), ...(url ? { url } : {}) }, { replace: true })
  }, [byBank, url])
  if (byBank) return <Loading inline />
  return (
    <View className={styles.page}>
      <LoginHeader />
      <View className={styles.hero}>
        {notice === '1' && !root.session.isLoginedUser && <Notice tone="info">{texts.notice}</Notice>}
        <View className={styles.brand}>
          <View className={styles.mark} aria-hidden />
          <Text className={styles.name}>{host.shopName()}</Text>
        </View>
        <View className={styles.slogan}>{texts.slogan}</View>
      </View>
      {root.session.isLoginedUser ? (
        <View className={styles.actions}>
          <View className={styles.already}>{texts.already}</View>
          <Button block onTap={leave}>
            {texts.goOn}
          </Button>
        </View>
      ) : (
        <>
          {currentDoor().login.silent && (
            <View className={styles.quick}>
              <PhoneLogin model={model} />
              <View className={styles.rule}>{texts.orBySms}</View>
            </View>
          )}
          <View className={styles.form}>
            <Field id="mobile" label={texts.mobile} required error={model.errors.mobile}>
              <TextField
                type="tel"
                value={model.mobile}
                clearable
                autoComplete="tel"
                placeholder={texts.mobilePlaceholder}
                onChange={model.setMobile}
              />
            </Field>
            {model.byPassword ? (
              <Field id="password" label={texts.password} required error={model.errors.password}>
                <TextField
                  type="password"
                  value={model.password}
                  maxLength={100}
                  autoComplete="current-password"
                  placeholder={texts.passwordPlaceholder}
                  confirmType="go"
                  onChange={model.setPassword}
                  onConfirm={() => void model.login()}
                />
              </Field>
            ) : (
              <Field
                id="code"
                label={texts.code}
                required
                error={model.errors.code}
                end={<SendButton model={model} />}
              >
                <TextField
                  type="number"
                  value={model.code}
                  autoComplete="one-time-code"
                  placeholder={texts.codePlaceholder}
                  confirmType="go"
                  onChange={model.setCode}
                  onConfirm={() => void model.login()}
                />
              </Field>
            )}
          </View>
          {model.demoCode !== '' && !model.byPassword && (
            <Notice tone="primary">{demoCodeText(model.demoCode)}</Notice>
          )}
          <View className={styles.actions}>
            <Button
              block
              kind={currentDoor().login.silent ? 'line-primary' : 'primary'}
              loading={model.busy}
              onTap={() => void model.login()}
            >
              {texts.login}
            </Button>
          </View>
          <AgreementBox model={model} />
          <Ways model={model} url={url} />
          <CheckSheet open={model.check.open} model={model.check} />
        </>
      )}
    </View>
  )
}

export default page('authorize', Authorize)
