// Components under test may show any English text.
import '../../src/services/i18n/checkerTexts.ts';
