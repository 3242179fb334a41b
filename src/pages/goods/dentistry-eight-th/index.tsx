import { useReady } from '@tarojs/taro'
import { Loading } from '@/components/ui/loading'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'

/** The second address of a dental product (§2): its page takes the place of this one. */
function DentistryEightTh() {
  const { code: id } = useParams('dentistryEightTh')
  // Not before: until this page is ready, the next one would be told this one's parameters.
  useReady(() => navigate('selling', { type: 'dentistryEightTh', id }, { replace: true }))
  return <Loading inline />
}

export default page('dentistryEightTh', DentistryEightTh)
