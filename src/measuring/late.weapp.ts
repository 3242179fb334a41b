import { beginMeasuring } from './begin'
import { handed } from './index.weapp'

// Runs once, when the main package asks for this file.
if (handed.measured) beginMeasuring(handed.measured.root, handed.measured.door)
