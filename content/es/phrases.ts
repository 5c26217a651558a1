import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { assessment } from './assessment.ts';
import { booking } from './booking.ts';
import { bookingPage } from './booking-page.ts';
import { brand } from './brand.ts';
import { chat } from './chat.ts';
import { configurator } from './configurator.ts';
import { contactPage } from './contact-page.ts';
import { designCompare } from './design-compare.ts';
import { designMarks } from './design-marks.ts';
import { designTool } from './design-tool.ts';
import { drawingViewer } from './drawing-viewer.ts';
import { eco } from './eco.ts';
import { estimate } from './estimate.ts';
import { faq } from './faq.ts';
import { figures } from './figures.ts';
import { footer } from './footer.ts';
import { guide } from './guide.ts';
import { home } from './home.ts';
import { inquiry } from './inquiry.ts';
import { intake } from './intake.ts';
import { intakeDraft } from './intake-draft.ts';
import { interfaceWords } from './interface-words.ts';
import { legal } from './legal.ts';
import { mails } from './mails.ts';
import { meta } from './meta.ts';
import { nativeForms } from './native-forms.ts';
import { navigation } from './navigation.ts';
import { notFound } from './not-found.ts';
import { ownerBuilder } from './owner-builder.ts';
import { packageComparison } from './package-comparison.ts';
import { packages } from './packages.ts';
import { pageIntros } from './page-intros.ts';
import { panorama } from './panorama.ts';
import { panoramas } from './panoramas.ts';
import { payment } from './payment.ts';
import { paymentDialog } from './payment-dialog.ts';
import { pictures } from './pictures.ts';
import { plot } from './plot.ts';
import { plotDrawing } from './plot-drawing.ts';
import { plotPool } from './plot-pool.ts';
import { plotSummary } from './plot-summary.ts';
import { plotUnderlay } from './plot-underlay.ts';
import { portfolio } from './portfolio.ts';
import { privacy } from './privacy.ts';
import { projectMails } from './project-mails.ts';
import { projectPage } from './project-page.ts';
import { projectRoom } from './project-room.ts';
import { projects } from './projects.ts';
import { quantityEstimate } from './quantity-estimate.ts';
import { quiz } from './quiz.ts';
import { related } from './related.ts';
import { safety } from './safety.ts';
import { safetyFence } from './safety-fence.ts';
import { safetyLaws } from './safety-laws.ts';
import { saidDesign } from './said-design.ts';
import { services } from './services.ts';
import { sharedDesign } from './shared-design.ts';
import { siteWork } from './site-work.ts';
import { stakeSheet } from './stake-sheet.ts';
import { states } from './states.ts';
import { structuredData } from './structured-data.ts';
import { taxes } from './taxes.ts';
import { terms } from './terms.ts';
import { testimonials } from './testimonials.ts';
import type { SpanishWords } from './translate.ts';
import { yard } from './yard.ts';

/** Everything that is said in Spanish, by the part of the content whose English it translates. */
export const SPANISH: SpanishWords = {
  about,
  accessibility,
  assessment,
  booking,
  bookingPage,
  brand,
  chat,
  configurator,
  contactPage,
  designCompare,
  designMarks,
  designTool,
  drawingViewer,
  eco,
  estimate,
  faq,
  figures,
  footer,
  guide,
  home,
  inquiry,
  intake,
  intakeDraft,
  interfaceWords,
  legal,
  mails,
  meta,
  nativeForms,
  navigation,
  notFound,
  ownerBuilder,
  packageComparison,
  packages,
  pageIntros,
  panorama,
  panoramas,
  payment,
  paymentDialog,
  pictures,
  plot,
  plotDrawing,
  plotPool,
  plotSummary,
  plotUnderlay,
  portfolio,
  privacy,
  projectMails,
  projectPage,
  projectRoom,
  projects,
  quantityEstimate,
  quiz,
  related,
  safety,
  safetyFence,
  safetyLaws,
  saidDesign,
  services,
  sharedDesign,
  siteWork,
  stakeSheet,
  states,
  structuredData,
  taxes,
  terms,
  testimonials,
  yard,
};
