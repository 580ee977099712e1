-- Pictures that the product shows: an https address, or what the profile form makes.
-- A picture of another kind is removed: browsers were never allowed to load it.
update public.profiles set avatar_url = null
where avatar_url !~ '^(https://[!-~]+|data:image/(webp|jpeg|png);base64,[A-Za-z0-9+/]+={0,2})$';

alter table public.profiles add constraint profiles_avatar_url_kind check (
  avatar_url ~ '^(https://[!-~]+|data:image/(webp|jpeg|png);base64,[A-Za-z0-9+/]+={0,2})$'
);
