/** The tables of `supabase/migrations/`, as the official client wants them. */
export type Database = {
  public: {
    Tables: {
      profiles: Table<Profile, Partial<Profile> & { id: string }>;
      user_favorites: Table<
        FavouriteRow & { created_at: string },
        FavouriteRow
      >;
      feedback: Table<
        FeedbackRow & { id: number; created_at: string },
        FeedbackRow
      >;
      advice_requests: Table<
        AdviceRow & { id: number; created_at: string },
        AdviceRow
      >;
      resource_suggestions: Table<
        SuggestionRow & { id: number; created_at: string },
        SuggestionRow
      >;
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};

type Table<Row, Insert> = {
  Row: Row;
  Insert: Insert;
  Update: Partial<Insert>;
  Relationships: [];
};

/** Specification §3, Profile. */
export type Profile = {
  id: string;
  full_name: string | null;
  avatar_url: string | null;
  study_level: string | null;
  birth_date: string | null;
  country: string | null;
  phone_country_code: string | null;
  phone_number: string | null;
  desired_careers: Array<string> | null;
  native_language: string | null;
  secondary_languages: Array<string> | null;
  languages_to_learn: Array<string> | null;
  has_standardized_test: boolean | null;
  standardized_test_name: string | null;
  standardized_test_score: string | null;
  has_language_cert: boolean | null;
  language_cert_name: string | null;
  language_cert_score: string | null;
  grades_system: string | null;
  grades: string | null;
  hobbies: string | null;
  personal_achievements: string | null;
  extracurriculars: string | null;
  updated_at: string;
};

type FavouriteRow = { user_id: string; item_id: string; item_type: string };

type FeedbackRow = {
  name?: string | null;
  feedback: string;
  user_id?: string | null;
};

type AdviceRow = {
  name?: string | null;
  email: string;
  message: string;
  language: string;
  user_id?: string | null;
};

type SuggestionRow = {
  name: string;
  link: string;
  reason: string;
  email?: string | null;
  language: string;
  user_id?: string | null;
};
