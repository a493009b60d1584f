// Title, description and dates of a policy for search engines.
import type { Policy } from './policy.schema.ts';
import { buildHead, homeCrumb, type PageHead } from '../../site/build-head.ts';
import type { DealerTerms } from '../../site/dealer-json-ld.ts';

/** Head of a policy or legal document. */
export function buildPolicyHead(policy: Policy, dealerTerms: DealerTerms): PageHead {
  return buildHead(
    { title: policy.metaTitle, description: policy.description, keywords: policy.keywords },
    policy.path,
    {
      crumbs: [homeCrumb, { label: policy.title, path: policy.path }],
      dealerTerms,
      page: { type: 'WebPage', dates: { published: policy.effectiveDate, modified: policy.lastReviewed } },
    },
  );
}
