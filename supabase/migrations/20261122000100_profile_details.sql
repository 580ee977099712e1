-- What verdicts need of a student beside the specification's fields: all of it optional,
-- null where it is not told. The policies and grants of the table cover the new columns.
alter table public.profiles
  add column school_stage text check (
    school_stage in (
      'lowerSecondary', 'upperSecondary', 'schoolFinished', 'technical',
      'undergraduate', 'undergraduateFinished', 'postgraduate', 'other'
    )
  ),
  add column study_year smallint check (study_year between 1 and 12),
  add column years_left smallint check (years_left between 1 and 12),
  add column study_field text check (char_length(study_field) <= 120),
  add column region text check (char_length(region) <= 120),
  -- Objects of language, level, certificate and score: the native one and eight others.
  add column known_languages jsonb check (
    case
      when jsonb_typeof(known_languages) = 'array'
      then jsonb_array_length(known_languages) <= 9
        and char_length(known_languages::text) <= 4000
      else known_languages is null
    end
  ),
  add column must_be_free boolean,
  add column only_known_languages boolean,
  add column wants_girls_programs boolean,
  add column attends_public_school boolean,
  add column has_financial_need boolean,
  add column is_first_generation boolean,
  add column is_working boolean,
  add column has_disability boolean,
  add column is_indigenous boolean;
