import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { Introduction } from '../shared/introduction'
import { texts } from './texts'

/** What messages of health services say, and what they never say. */
function HealthIntroduceMsg() {
  const { messages, messagesNote, service, serviceNote, ...told } = texts
  return (
    <Introduction
      {...told}
      links={[
        { icon: 'bell', label: messages, note: messagesNote, onTap: () => navigate('message') },
        { icon: 'heart', label: service, note: serviceNote, onTap: () => navigate('healthIntroduce') }
      ]}
    />
  )
}

export default page('healthIntroduceMsg', HealthIntroduceMsg)
