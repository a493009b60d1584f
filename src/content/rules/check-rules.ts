// The rules between records, or between a record and its files. A new one is a function and a line here.
import { validateUniquePaths, validateUniqueHeads } from '../page-paths.ts';
import type { DataFolder } from '../engine/data-folder.ts';
import type { Records } from '../records.ts';
import {
  validateDownPayment,
  validateFeaturedCartsAreNew,
  validateFeaturedPictures,
  validateListCarts,
  validateListTexts,
  validatePartnerImages,
  validatePlanIds,
  validateRetiredVehicles,
  validateSavings,
} from './offer-rules.ts';
import {
  validateRequiredPolicies,
  validatePlaces,
  validatePolicyMarkdown,
  validateChips,
  validateQuestionGroups,
  validateQuotedFigures,
} from './page-rules.ts';
import {
  validateBrandTokens,
  validateCategories,
  validateLineups,
  validateRoadClaims,
  validateUnits,
} from './vehicle-rules.ts';

/** Each reports what is wrong at the record where it is mended. Those of figures come earlier (records.ts). */
const rules: readonly ((records: Records, folder: DataFolder) => void)[] = [
  validateUniquePaths,
  validateUniqueHeads,
  validateCategories,
  validateRoadClaims,
  validateUnits,
  validateLineups,
  validateBrandTokens,
  validateFeaturedCartsAreNew,
  validateFeaturedPictures,
  validateRetiredVehicles,
  validateListTexts,
  validateListCarts,
  validatePartnerImages,
  validatePlanIds,
  validateSavings,
  validateDownPayment,
  validatePlaces,
  validateChips,
  validateQuestionGroups,
  validateRequiredPolicies,
  validateQuotedFigures,
  validatePolicyMarkdown,
];

/** Reports whatever breaks a rule. */
export function checkRules(records: Records, folder: DataFolder): void {
  for (const validate of rules) validate(records, folder);
}
