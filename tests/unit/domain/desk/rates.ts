import type { RatePlan, RateRule } from '#src/domain/desk/rates.ts';

export const plainPlan: RatePlan = {
  included_guests: null,
  extra_adult: 0,
  extra_child: 0,
  weekly_discount: 0,
  monthly_discount: 0,
  last_minute_discount: 0,
  last_minute_days: 3,
  min_nights: 1,
  max_nights: 30,
  lead_days: 0,
  horizon_days: 540,
  fills_gaps: true,
  same_day_until: null,
};

/** A fifth more at Christmas. */
export const season: RateRule = {
  kind: 'season',
  name: 'Christmas',
  weekdays: null,
  first_night: '2026-12-20',
  end_date: '2027-01-06',
  price_change: 'percent',
  value: 200,
  min_nights: null,
  max_nights: null,
  closed_to_arrival: null,
  closed_to_departure: null,
  arrival_only: false,
};
